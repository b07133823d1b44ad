/// The heights of a device's on-screen keyboard, in points.
package struct KeyboardMetrics: Hashable, Sendable {
    /// The height of the keys with the strip below them, which contains the home indicator.
    package let keys: Double
    /// The height of the bar of suggestions above the keys.
    package let suggestions: Double

    /// The height of the whole keyboard.
    package func height(withSuggestions hasSuggestions: Bool) -> Double { keys + (hasSuggestions ? suggestions : 0) }
}

extension DeviceModel {
    /// Returns the heights of the keyboard in an orientation.
    ///
    /// - Source: Telegram-iOS `DeviceMetrics.swift` (20a11637), by classes of devices. An iPhone 5 logged 216 points in its notification
    ///   (stackoverflow.com/questions/18957476), the number that the smallest class has here. Phones and tablets that are newer than the source
    ///   belong to the class of their width.
    package func keyboard(isLandscape: Bool) -> KeyboardMetrics {
        switch idiom {
        case .phone: phoneKeyboard(isLandscape: isLandscape)
        case .pad: padKeyboard(isLandscape: isLandscape)
        }
    }

    private func phoneKeyboard(isLandscape: Bool) -> KeyboardMetrics {
        switch (hasHomeIndicator, isLandscape) {
        case (false, false): KeyboardMetrics(keys: 216, suggestions: 44)
        case (false, true): KeyboardMetrics(keys: 163, suggestions: 37)
        case (true, false): KeyboardMetrics(keys: width >= 414 ? 302 : 292, suggestions: 44)
        case (true, true): KeyboardMetrics(keys: 172, suggestions: 37)
        }
    }

    private func padKeyboard(isLandscape: Bool) -> KeyboardMetrics {
        let heights: (upright: Double, lying: Double) = width < 800 ? (328, 368) : width < 1000 ? (283, 368) : (348, 441)
        return KeyboardMetrics(keys: isLandscape ? heights.lying : heights.upright, suggestions: 50)
    }
}
