// The accessibility of the buttons of bars and alerts.

extension BarButton: AccessibilityDescribing {
    /// A button with the item's label or title; an item with a view of its own leaves the description to that view.
    package var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(
            item.accessibilityLabel ?? item.title ?? item.systemItem?.name, value: item.accessibilityValue, stateTraits(.button),
            isElement: item.customView == nil)
        defaults.hint = item.accessibilityHint
        return defaults
    }
}

extension NavigationBackButton: AccessibilityDescribing {
    /// A button with the title of the item below.
    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(label.text ?? "Back", stateTraits(.button)) }
}

extension TabButton: AccessibilityDescribing {
    /// A tab: its title is the accessibility label, and its badge the value.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(item.accessibilityLabel ?? item.title, value: item.accessibilityValue ?? item.badgeValue, stateTraits(.button))
    }
}

extension AlertButton: AccessibilityDescribing {
    /// A button with the action's title.
    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(action.title, stateTraits(.button)) }
}
