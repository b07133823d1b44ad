package import Foundation

/// The properties that appearance proxies customise, as bits.
package enum AppearanceProperty: UInt8, Sendable {
    case backgroundColor, tintColor, alpha
    case barStyle, barTintColor, isTranslucent, titleTextAttributes, largeTitleTextAttributes
    case standardAppearance, compactAppearance, scrollEdgeAppearance
    case backgroundImage, shadowImage, selectionIndicatorImage, backIndicatorImage, unselectedItemTintColor
    case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor
    case progressTintColor, trackTintColor, color, pageIndicatorTintColor, currentPageIndicatorTintColor
    case selectedSegmentTintColor, titleColor, font, textColor, textAlignment, separatorColor, separatorInset, rowHeight
    case titlePositionAdjustment, image
}

/// The state of an object that appearance proxies need.
@MainActor
package struct AppearanceState {
    /// The rule whose proxy the object is; nil for objects on the screen.
    var rule: AppearanceRule?
    /// A bit for each property that the app has set itself, which appearance rules then leave alone.
    private var own: UInt64 = 0
    /// True while rules are applied to the object.
    var isApplying = false

    package init() {}

    mutating func mark(_ property: AppearanceProperty) { if !isApplying { own |= 1 << UInt64(property.rawValue) } }

    func hasOwn(_ property: AppearanceProperty) -> Bool { own & 1 << UInt64(property.rawValue) != 0 }
}

/// An object that proxies customise: a view or an item of a bar.
@MainActor
package protocol AppearanceCustomizable: NSObject {
    var appearanceState: AppearanceState { get set }
}

extension AppearanceCustomizable {
    /// Notes that a property was set: as a change to replay for a proxy, and as the app's own choice otherwise.
    package func customized<Value>(_ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Self, Value>) {
        guard let rule = appearanceState.rule else { return appearanceState.mark(property) }
        let value = self[keyPath: path]
        rule.add(property) { ($0 as? Self)?[keyPath: path] = value }
    }

    /// Notes that a method was called that sets a part of a property.
    package func customized(_ property: AppearanceProperty, by change: @escaping @MainActor (Self) -> Void) {
        guard let rule = appearanceState.rule else { return appearanceState.mark(property) }
        rule.add(property) { if let object = $0 as? Self { change(object) } }
    }
}
