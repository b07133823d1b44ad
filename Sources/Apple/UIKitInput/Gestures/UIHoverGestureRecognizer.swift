public import Foundation

/// Recognises a pointer that moves over a view without a pressed button.
///
/// It begins when the pointer enters the view, changes while the pointer moves, and ends when the pointer leaves the view or a button is pressed.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var pointer = CGPoint.zero

    /// The distance of a pencil from the screen, from 0 to 1; 0 for a pointer.
    open var zOffset: CGFloat { 0 }

    open override func location(in view: UIView?) -> CGPoint { converted(pointer, to: view) }

    open override var numberOfTouches: Int { 1 }

    /// Moves the pointer.
    ///
    /// - Parameters:
    ///   - place: The pointer in the window's coordinates.
    ///   - isOver: True when the pointer is over the view and not hidden by another one.
    fileprivate func follow(_ place: CGPoint, isOver: Bool) {
        let isActive = actualState == .began || actualState == .changed
        guard isEnabled, isOver || isActive else { return }
        pointer = place
        guard isOver else {
            notifyListeners(.ended)
            return actualState = .possible
        }
        if !isActive, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        actualState = isActive ? .changed : .began
        notifyListeners(actualState)
    }
}

/// Delivers the movement of a pointer without a pressed button.
@MainActor
final class HoverInput {
    private var hovering: [WeakRecognizer] = []

    /// Moves the pointer for the recognisers of the view under it and of the view's ancestors, and ends the recognisers of views that it has left.
    func move(to place: CGPoint?, in windows: [UIWindow]) {
        let window = windows.first
        let inside = place.flatMap { place in window?.convert(place, from: UIWindow?.none) }
        let hit = inside.flatMap { window?.hitTest($0, with: nil) }
        let chain = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let over = chain.flatMap(\.recognizers).compactMap { $0 as? UIHoverGestureRecognizer }
        for old in hovering.compactMap({ $0.recognizer as? UIHoverGestureRecognizer }) where !over.contains(old) {
            old.follow(inside ?? .zero, isOver: false)
        }
        for recognizer in over { recognizer.follow(inside ?? .zero, isOver: true) }
        hovering = over.map { WeakRecognizer(recognizer: $0) }
    }
}
