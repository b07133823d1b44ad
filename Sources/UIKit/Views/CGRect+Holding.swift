import Foundation

extension CGRect {
    /// Whether a point lies in the rectangle; the edges on the right and below belong to what follows.
    ///
    /// Foundation's `contains` makes a range of the edges, and ends the app where one is no number.
    func holds(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }

    /// None of the edges is endless, or no number.
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
