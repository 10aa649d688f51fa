// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QStringList>
#include <QToolButton>

namespace rankloom::ui {

/// A button with a menu of things to tick, any number of them; the menu stays open while they are ticked.
class ChoiceMenu : public QToolButton {
    Q_OBJECT
public:
    struct Choice {
        QString name; ///< as it is kept
        QString words; ///< as it is shown
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    struct Offer {
        std::vector<Choice> choices;
        QStringList usual; ///< names: what is ticked until the person chooses
        QStringList some; ///< names: several that are ticked at once …
        QString someWords; ///< … by "Common"; empty where there are none
        QStringList present; ///< names: as in the plan
        friend bool operator==(const Offer&, const Offer&) = default;
    };

    ChoiceMenu(const QString& label, const QString& help, QWidget* parent = nullptr);

    /// What the button says where everything or nothing is ticked.
    void setWords(const QString& all, const QString& nothing);
    void setOffer(Offer offer);
    /// Names of what is ticked and offered, in the order of the offer.
    [[nodiscard]] QStringList chosen() const;
    /// What the person ticked, also where it is not offered now; nothing: the usual.
    [[nodiscard]] const std::optional<QStringList>& wish() const { return m_wish; }
    void setWish(std::optional<QStringList> wish);
    [[nodiscard]] const QString& label() const { return m_label; }

Q_SIGNALS:
    void changed(); ///< by the person

private:
    void fillMenu();
    void addShortcut(const QString& words, const std::optional<QStringList>& names);
    void choose(std::optional<QStringList> wish);
    void showChosen();
    [[nodiscard]] QStringList allNames() const;
    [[nodiscard]] QStringList chosenOf(const QStringList& wanted) const; ///< in the order of the offer

    QString m_label;
    QString m_help;
    QString m_all;
    QString m_nothing;
    Offer m_offer;
    std::optional<QStringList> m_wish;
};

} // namespace rankloom::ui
