public import Foundation

/// An object that has traits: a screen, a view, a controller or a presentation.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Tells the object that its traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}

extension UIView {
    /// Recomputes the traits of this view and its descendants.
    ///
    /// A view's traits depend on its superview's traits, so the traversal skips the subviews of every view whose traits do not change.
    func updateTraits() {
        var pending = [self]
        while let view = pending.popLast() {
            let inherited = view.controller.map { $0.replacing(view.surroundingTraits) } ?? view.surroundingTraits
            let traits = inherited.with(view.overrideUserInterfaceStyle).with(view.traitOverrides)
                .withTextSize(from: view.minimumContentSizeCategory, to: view.maximumContentSizeCategory)
            guard traits != view.traitCollection else { continue }
            view.adopt(traits)
            pending.append(contentsOf: view.subviews.reversed())
        }
    }

    /// The superview's traits, or the screen's without a superview, with the overrides of the presentation of the view's controller.
    var surroundingTraits: UITraitCollection {
        let around = superview?.traitCollection ?? .screen
        guard let added = controller?.modal.presentation?.inheritedTraits else { return around }
        return UITraitCollection(traitsFrom: [around, added])
    }

    /// The limits of the text size that this view and its superviews set, for debugging; empty without limits.
    var textSizeLimits: String {
        sequence(first: self, next: \.superview).compactMap { view in
            let smallest = view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" }
            let largest = view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" }
            let limits = [smallest, largest].compactMap(\.self)
            return limits.isEmpty ? nil : "\(type(of: view)): \(limits.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    /// Calls a closure with the view's traits as the current ones, for drawing and layout.
    func performWithTraits(_ actions: () -> Void) {
        // Most views have the screen's traits, which are current already. This check avoids the cost of the thread dictionary's update.
        if traitCollection === UITraitCollection.screen, UITraitCollection.current === traitCollection { return actions() }
        traitCollection.performAsCurrent(actions)
    }

    private func adopt(_ traits: UITraitCollection) {
        let old = traitCollection
        traitCollection = traits
        adoptScale(from: old)
        traits.performAsCurrent {
            if traits.hasDifferentColorAppearance(comparedTo: old) {
                resolveColors()
                setNeedsDisplay()
            }
            if traits.layoutDirection != old.layoutDirection { setNeedsLayout() }
            if traits.preferredContentSizeCategory != old.preferredContentSizeCategory { (self as? any TextSizeFollowing)?.followIfWanted() }
            controller?.tellTraitChange(from: old)
            traitCollectionDidChange(old)
            traitRegistrations.tell(from: old, to: traits)
        }
    }

    /// Adopts a new display scale as the layer's contents scale, unless the app has chosen a different contents scale.
    private func adoptScale(from old: UITraitCollection) {
        guard traitCollection.displayScale != old.displayScale, layer.contentsScale == old.displayScale else { return }
        // Contents that the app supplied, such as an image, keep their own scale.
        guard drawsItself || layer.contents == nil else { return }
        layer.contentsScale = traitCollection.displayScale
        setNeedsDisplay()
    }
}

extension UIViewController {
    /// The traits of the view's superview or, without one, of the parent controller, with the controller's own interface style applied.
    var ownTraits: UITraitCollection {
        let around = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .screen
        return replacing(around)
    }

    /// Returns traits with the overrides of the parent and of the controller itself.
    func replacing(_ traits: UITraitCollection) -> UITraitCollection {
        let given = traitsOfParent.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
        return given.with(overrideUserInterfaceStyle).with(traitOverrides)
    }

    func tellTraitChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitRegistrations.tell(from: old, to: traitCollection)
    }
}
