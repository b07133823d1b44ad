import CoreGraphics
public import Foundation

/// The values that the height of a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the view that contains the card.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest card without the safe area below, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet; every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that a drag moved the card to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UISheetPresentationController {
    /// A height at which a card rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The string that Apple's API uses for the identifier.
            public let rawValue: String
            /// Creates an identifier from any string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from any string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The largest card: nearly the whole window.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
            /// A card of about half of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the detent of the largest card: nearly the whole window.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns the detent of a card of about half of the window.
        open class func medium() -> Detent { Detent(.medium) { ($0 as? DetentContext)?.mediumValue ?? $0.maximumDetentValue / 2 } }
        /// Returns a detent with a height of the app's choice.
        ///
        /// - Parameters:
        ///   - identifier: The identifier; nil creates a unique one.
        ///   - resolver: Returns the height without the safe area below, in points; nil disables the detent.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height of the card without the safe area below, in points; nil when the detent is disabled.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

/// The values for resolving detents in a container.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height of a card whose top is in the middle of the container, without the safe area below, in points.
    let mediumValue: CGFloat

    init(_ container: UIView, _ metrics: SheetMetrics) {
        containerTraitCollection = container.traitCollection
        maximumDetentValue = metrics.maximumDetentValue
        mediumValue = metrics.mediumDetentValue
    }
}

extension UISheetPresentationController {
    /// Returns the detents that are not disabled, in the given order.
    package func activeDetents(in container: UIView) -> [Detent] {
        let context = DetentContext(container, metrics(in: container))
        return detents.filter { $0.resolvedValue(in: context) != nil }
    }

    /// The detent at which the card rests: the selected detent, or else the first; nil when all detents are disabled.
    package var selectedDetent: Detent? {
        guard let container else { return nil }
        let active = activeDetents(in: container)
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// Returns the frame of the card at a detent; nil gives the largest card.
    package func restingFrame(in container: UIView, of detent: Detent?) -> CGRect {
        let metrics = metrics(in: container)
        let value = detent?.resolvedValue(in: DetentContext(container, metrics))
        return metrics.frame(
            value: value ?? metrics.maximumDetentValue, style: presentationStyle, preferred: presentedViewController.preferredContentSize)
    }

    /// True when the card rests at the largest height.
    package var isLarge: Bool {
        guard let container else { return false }
        return restingFrame(in: container, of: selectedDetent).minY <= metrics(in: container).largeTop
    }

    /// True when the view below stays undimmed and receives touches at the selected detent.
    var isUndimmed: Bool {
        guard let container, let identifier = largestUndimmedDetentIdentifier, let limit = detents.first(where: { $0.identifier == identifier })
        else { return false }
        return restingFrame(in: container, of: selectedDetent).minY >= restingFrame(in: container, of: limit).minY
    }

    /// The opacity of the shade at rest.
    package var restingShade: CGFloat { isUndimmed ? 0 : 1 }
}
