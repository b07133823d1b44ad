import CoreGraphics
import Foundation

/// The animation that moves a collection view's views to new places.
@MainActor
struct CollectionMove {
    /// The duration, in seconds.
    static let duration = 0.3

    let collection: UICollectionView
    /// The views that stay or come, with their final attributes.
    var targets: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
    /// The views that go, with their element before the animation and their final attributes; nil to stay in their place.
    var departures: [(view: UICollectionReusableView, element: CollectionElement, attributes: UICollectionViewLayoutAttributes?)] = []
    /// The collection view's content offset at the end of the animation.
    var offset: CGPoint

    /// Moves the views, with an animation if the collection view is in a window.
    ///
    /// - Parameters:
    ///   - last: Called in the animation's block, after all other changes.
    ///   - completion: Called after the animation; receives true when it ran to its end.
    func run(animated: Bool, last: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        for departure in departures {
            departure.view.isUserInteractionEnabled = false
            collection.content.leaving.insert(departure.view)
        }
        let end = { (finished: Bool) in
            for departure in departures { release(departure.view) }
            completion(finished)
        }
        guard animated, collection.window != nil, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation { change(last) }
            return end(true)
        }
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(withDuration: Self.duration, delay: 0, options: options, animations: { change(last) }, completion: end)
    }

    private func change(_ last: () -> Void) {
        if collection.contentOffset != offset { collection.step(to: offset) }
        for (view, attributes) in targets {
            let isResized = view.bounds.size != attributes.size
            view.show(attributes)
            // The content follows the new size in the same animation.
            if isResized { view.layoutIfNeeded() }
        }
        for case (let view, _, let attributes?) in departures { view.show(attributes) }
        last()
    }

    /// Returns a view to its reuse queue, unless it shows an element again.
    private func release(_ view: UICollectionReusableView) {
        guard collection.content.leaving.remove(view) != nil else { return view.isUserInteractionEnabled = true }
        view.removeFromSuperview()
        view.isUserInteractionEnabled = true
        collection.retire(view)
    }
}
