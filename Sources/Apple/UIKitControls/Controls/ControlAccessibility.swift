import Foundation

// The accessibility of controls, labels and images whose app sets nothing.

extension UIControl {
    /// Returns `traits` together with the traits that follow from the control's state.
    package func stateTraits(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var all = traits
        if !isEnabled { all.insert(.notEnabled) }
        if isSelected { all.insert(.selected) }
        return all
    }
}

extension UILabel: AccessibilityDescribing {
    /// The text, which does not change by itself.
    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(text, .staticText) }
}

extension UIImageView: AccessibilityDescribing {
    /// An image, which is presented only if the app makes it an element.
    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(nil, .image, isElement: false) }
}

extension UIButton: AccessibilityDescribing {
    /// A button with its title.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(currentTitle ?? configuration?.title, stateTraits(.button))
    }
}

extension UISwitch: AccessibilityDescribing {
    /// A switch whose value is 1 or 0.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(nil, value: isOn ? "1" : "0", stateTraits([.button, .toggleButton]))
    }
}

extension UISlider: AccessibilityDescribing {
    /// An adjustable value in percent.
    package var accessibilityDefaults: AccessibilityDefaults {
        let range = maximumValue - minimumValue
        return AccessibilityDefaults(nil, value: Percent.text(range > 0 ? Double((value - minimumValue) / range) : 0), stateTraits(.adjustable))
    }
}

extension UIStepper: AccessibilityDescribing {
    /// An adjustable value.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(nil, value: String(format: "%g", value), stateTraits(.adjustable))
    }
}

extension UIProgressView: AccessibilityDescribing {
    /// A value in percent, which changes often.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults("Progress", value: Percent.text(Double(progress)), .updatesFrequently)
    }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
    /// A text that says whether the indicator turns.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isAnimating ? "In progress" : "Progress halted", .updatesFrequently)
    }
}

extension UIPageControl: AccessibilityDescribing {
    /// The current page.
    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(nil, value: "page \(currentPage + 1) of \(numberOfPages)", stateTraits([.adjustable, .updatesFrequently]))
    }
}

extension SegmentView: AccessibilityDescribing {
    /// A button with the segment's title.
    package var accessibilityDefaults: AccessibilityDefaults {
        var traits = UIAccessibilityTraits.button
        if !isEnabled { traits.insert(.notEnabled) }
        let control = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UISegmentedControl }.first
        if let control, control.segments.firstIndex(of: self) == control.selectedSegmentIndex { traits.insert(.selected) }
        return AccessibilityDefaults(title, traits)
    }
}

extension UITextField: AccessibilityDescribing {
    /// The text as value, or else the placeholder.
    package var accessibilityDefaults: AccessibilityDefaults {
        let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
        return AccessibilityDefaults(nil, value: shown?.isEmpty == false ? shown : placeholder, stateTraits(.none))
    }
}

/// Formats fractions as percentages, as assistive technologies read them.
private enum Percent {
    static func text(_ share: Double) -> String { "\(Int(clamped: (min(max(share, 0), 1) * 100).rounded()))%" }
}
