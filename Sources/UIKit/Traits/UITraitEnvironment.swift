public import Foundation

/// Something that has traits: a screen, a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What surrounds it.
    var traitCollection: UITraitCollection { get }
    /// What surrounds it has changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}

extension UIView {
    /// Takes over what the surroundings say, in this view and all below.
    ///
    /// A view's subviews follow it always, so where nothing changes nothing below does.
    func updateTraits() {
        var pending = [self]
        while let view = pending.popLast() {
            let traits = view.surroundingTraits.with(view.controller?.overrideUserInterfaceStyle).with(view.overrideUserInterfaceStyle)
            guard traits != view.traitCollection else { continue }
            view.adopt(traits)
            pending.append(contentsOf: view.subviews.reversed())
        }
    }

    /// What the superview hands down, or the screen, and what the controller's presentation adds.
    var surroundingTraits: UITraitCollection {
        let around = superview?.traitCollection ?? .screen
        guard let added = controller?.modal.presentation?.handedTraits else { return around }
        return UITraitCollection(traitsFrom: [around, added])
    }

    /// Makes the view's traits the current ones, for drawing and layout.
    func performWithTraits(_ actions: () -> Void) {
        // Most views look as the screen does, and then this costs nothing.
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
            controller?.tellTraitChange(from: old)
            traitCollectionDidChange(old)
            traitRegistrations.tell(from: old, to: traits)
        }
    }

    private func adoptScale(from old: UITraitCollection) {
        guard traitCollection.displayScale != old.displayScale, layer.contentsScale == old.displayScale else { return }
        // Contents that were set, such as an image's, keep the scale they came with.
        guard drawsItself || layer.contents == nil else { return }
        layer.contentsScale = traitCollection.displayScale
        setNeedsDisplay()
    }
}

extension UIViewController {
    /// What the views around, or the parent, hand down.
    var ownTraits: UITraitCollection {
        let around = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .screen
        return around.with(overrideUserInterfaceStyle)
    }

    func tellTraitChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitRegistrations.tell(from: old, to: traitCollection)
    }
}
