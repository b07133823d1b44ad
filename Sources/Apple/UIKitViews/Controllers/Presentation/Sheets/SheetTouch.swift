import CoreGraphics
package import LaminaScrolling

/// A drag of a card in progress.
package struct SheetTouch {
    package let rules: SheetDrag
    /// The card's top when the drag began, with the resistance of the rubber band removed.
    package let start: Double
    /// The current top of the card.
    package var top: Double

    /// Creates a drag.
    package init(rules: SheetDrag, start: Double, top: Double) { (self.rules, self.start, self.top) = (rules, start, top) }
}

/// A card that drags move; a higher module makes every sheet one.
@MainActor
package protocol CardDragging: UISheetPresentationController {
    /// Starts recognising drags of the card.
    func beginRecognizing()
    /// Lays out the container in an animation.
    func animateLayout()
}

extension UISheetPresentationController {
    /// Returns the tops of the card at its detents, the largest card first.
    package func tops(in container: UIView) -> [CGFloat] { places(in: container).map(\.top) }

    /// Returns the detents with the card's top at each, in ascending order of the tops.
    package func places(in container: UIView) -> [(identifier: Detent.Identifier, top: CGFloat)] {
        // A sheet in a wide window has a single position, whatever its detents.
        guard isCompact else { return [(selectedDetent?.identifier ?? .large, restingFrame(in: container, of: selectedDetent).minY)] }
        return activeDetents(in: container).map { ($0.identifier, restingFrame(in: container, of: $0).minY) }.sorted { $0.top < $1.top }
    }

    /// Returns the frame of a dragged card.
    ///
    /// Above its lowest detent the card reaches down to the window's edge. Below that detent the card keeps its height and moves out of the window.
    func draggedFrame(in container: UIView, top: Double) -> CGRect {
        var frame = restingFrame(in: container, of: selectedDetent)
        if isCompact {
            let lowest = tops(in: container).last ?? frame.minY
            frame.size.height = container.bounds.maxY - min(CGFloat(top), lowest)
        }
        frame.origin.y = CGFloat(top)
        return frame
    }
}
