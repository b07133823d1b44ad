import CoreGraphics
public import Foundation

/// Facts that a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the view in which the card stands.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest card, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

/// A delegate of sheets; every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A finger moved the card to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
}

extension UISheetPresentationController {
    /// A height at which a card rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// Apple's name.
            public let rawValue: String
            /// Any name is taken.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Any name is taken.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Nearly all of the window.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
            /// About half of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Nearly all of the window.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// About half of the window.
        open class func medium() -> Detent { Detent(.medium) { ($0 as? DetentContext)?.mediumValue ?? $0.maximumDetentValue / 2 } }
        /// A height of the app's own.
        ///
        /// - Parameters:
        ///   - identifier: Nil makes a name.
        ///   - resolver: Gives the height without the safe area below; nil leaves the detent out.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height of the card without the safe area below; nil when the detent is left out.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

/// The facts of a container.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height at which a card of medium size begins in the container's middle.
    let mediumValue: CGFloat

    init(_ container: UIView, _ metrics: SheetMetrics) {
        containerTraitCollection = container.traitCollection
        maximumDetentValue = metrics.maximumDetentValue
        mediumValue = metrics.mediumDetentValue
    }
}

extension UISheetPresentationController {
    /// The detents that have a height, in the given order.
    func activeDetents(in container: UIView) -> [Detent] {
        let context = DetentContext(container, metrics(in: container))
        return detents.filter { $0.resolvedValue(in: context) != nil }
    }

    /// The detent at which the card rests: the selected one, or else the first; nil when none has a height.
    var selectedDetent: Detent? {
        guard let container else { return nil }
        let active = activeDetents(in: container)
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    /// The frame of the card at a detent; nil takes the large one.
    func restingFrame(in container: UIView, of detent: Detent?) -> CGRect {
        let metrics = metrics(in: container)
        let value = detent?.resolvedValue(in: DetentContext(container, metrics))
        return metrics.frame(
            value: value ?? metrics.maximumDetentValue, style: presentationStyle, preferred: presentedViewController.preferredContentSize)
    }

    /// Whether the card stands at the largest height that cards have.
    var isLarge: Bool {
        guard let container else { return false }
        return restingFrame(in: container, of: selectedDetent).minY <= metrics(in: container).largeTop
    }

    /// Whether what is below stays bright and touchable.
    var isUndimmed: Bool {
        guard let container, let identifier = largestUndimmedDetentIdentifier, let limit = detents.first(where: { $0.identifier == identifier })
        else { return false }
        return restingFrame(in: container, of: selectedDetent).minY >= restingFrame(in: container, of: limit).minY
    }

    /// The opacity of the shade at rest.
    var restingShade: CGFloat { isUndimmed ? 0 : 1 }
}
