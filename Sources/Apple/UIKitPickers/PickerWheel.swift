import CoreGraphics
import Foundation
import QuartzCore

/// One component of a picker: rows on a wheel that a scroll view's offset turns.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// The font sizes of the chosen row and of the others, in points, and the opacity of the others.
    ///
    /// - Source: Measured on UIKit 26.1.
    static let (chosenSize, otherSize, otherAlpha): (CGFloat, CGFloat, CGFloat) = (23.5, 21, 0.447)

    /// Returns the view of a row, given a view that is no longer used.
    var content: (Int, UIView?) -> UIView = { _, _ in UIView() }
    /// Called when the user has chosen a row.
    var onChoose: ((Int) -> Void)?
    var rowHeight: CGFloat = 32
    private(set) var count = 0
    /// The index of the row that is selected.
    private(set) var chosen = 0
    private var rows: [Int: UIView] = [:]
    private var unused: [UIView] = []
    private var geometry = WheelGeometry(height: 216, rowHeight: 32)

    init() {
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        alwaysBounceVertical = true
        delegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.tapped(recognizer) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func view(ofRow row: Int) -> UIView? { rows[row] }

    /// Forgets the views of all rows, and shows rows again.
    func reload(count: Int) {
        for view in rows.values {
            view.removeFromSuperview()
            unused.append(view)
        }
        rows = [:]
        self.count = max(0, count)
        chosen = max(0, min(chosen, self.count - 1))
        resize()
    }

    func place(in frame: CGRect) {
        if self.frame != frame { self.frame = frame }
        resize()
    }

    /// Adapts content size, insets and offset to the number and height of rows.
    private func resize() {
        geometry = WheelGeometry(height: bounds.height, rowHeight: rowHeight)
        let margin = (bounds.height - rowHeight) / 2
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        if !isDragging, !isDecelerating, scrolling.motion == nil { contentOffset.y = offset(of: chosen) }
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }
    /// The place of the wheel, in rows.
    private var turn: CGFloat { (contentOffset.y + contentInset.top) / max(1, rowHeight) }
    private var nearest: Int { max(0, min(count - 1, Int(clamped: turn.rounded()))) }

    func choose(_ row: Int, animated: Bool) {
        guard (0..<count).contains(row) else { return }
        chosen = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated && window != nil)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard count > 0, bounds.height > 0 else { return }
        let first = max(0, Int(clamped: (turn - CGFloat(geometry.reach) - 1).rounded(.up)))
        let last = min(count - 1, Int(clamped: (turn + CGFloat(geometry.reach) + 1).rounded(.down)))
        let visible = first <= last ? Set(first...last) : []
        for (row, view) in rows where !visible.contains(row) {
            view.removeFromSuperview()
            unused.append(view)
            rows[row] = nil
        }
        for row in visible.sorted() { show(row) }
    }

    private func show(_ row: Int) {
        let distance = CGFloat(row) - turn
        guard let place = geometry.row(at: distance) else {
            rows[row]?.isHidden = true
            return
        }
        let view = rows[row] ?? content(row, unused.popLast())
        if rows[row] == nil {
            rows[row] = view
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        view.isHidden = false
        let otherness = min(1, abs(distance))
        let size = 1 - otherness * (1 - Self.otherSize / Self.chosenSize)
        view.transform = .identity
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.minY + place.top + place.height / 2)
        // The row turns away from the viewer, which makes it lower, and rows beside the chosen one have a smaller font.
        view.transform = CGAffineTransform(scaleX: view is UILabel ? size : 1, y: place.height / rowHeight * (view is UILabel ? size : 1))
        view.alpha = 1 - otherness * (1 - Self.otherAlpha)
    }

    // MARK: Touches

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: self).y - bounds.minY
        let row = max(0, min(count - 1, Int(clamped: (turn + geometry.distance(at: place)).rounded())))
        guard count > 0, row != chosen else { return }
        choose(row, animated: true)
        onChoose?(row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // The pointer is valid during the call only.
        let target = unsafe targetContentOffset.pointee.y
        let row = max(0, min(CGFloat(count - 1), ((target + contentInset.top) / rowHeight).rounded()))
        unsafe targetContentOffset.pointee.y = row * rowHeight - contentInset.top
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isDragging, !isTracking { settle() } }

    private func settle() {
        guard count > 0, nearest != chosen else { return }
        chosen = nearest
        onChoose?(chosen)
    }
}
