import Foundation
import LaminaPrimitives
import LaminaScrolling
import QuartzCore

/// The scroll indicators of a scroll view: bars that are visible while the content moves and then fade out.
///
/// Their changes never take part in an animation block of the app.
@MainActor
package final class ScrollIndicators {
    private unowned let view: UIScrollView
    private var bars: [ScrollAxis: UIView] = [:]
    private var isShown = false

    init(of view: UIScrollView) { self.view = view }

    /// Fades the bars in, over 0.1 s.
    func show() {
        guard !isShown else { return }
        isShown = true
        place()
        for bar in bars.values { fade(bar, to: 1, after: 0, during: 0.1) }
    }

    /// Fades the bars out: they stay visible for 0.5 s, then fade over 0.25 s.
    func hide() {
        guard isShown else { return }
        isShown = false
        for bar in bars.values { fade(bar, to: 0, after: 0.5, during: 0.25) }
    }

    /// Shows the bars, then fades them out unless the content is moving; does nothing when the content fits and cannot move.
    func flash() {
        guard ScrollAxis.allCases.contains(where: { view.limits($0).lowerBound < view.limits($0).upperBound }) else { return }
        show()
        if view.scrolling.motion == nil, view.scrolling.drag == nil { hide() }
    }

    /// Moves the bars to the current content offset, and adds or removes bars as the limits require.
    package func place() {
        for axis in ScrollAxis.allCases {
            guard isShown || bars[axis] != nil else { continue }
            guard isWanted(axis) else {
                bars.removeValue(forKey: axis)?.removeFromSuperview()
                continue
            }
            UIView.performWithoutAnimation { bar(axis).frame = frame(axis) }
        }
    }

    /// Applies the colour of the view's indicator style to the bars.
    func paint() {
        for bar in bars.values { bar.backgroundColor = color }
    }

    // MARK: Parts

    private var color: UIColor {
        switch view.indicatorStyle {
        case .default: .scrollIndicator
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.5)
        @unknown default: .scrollIndicator
        }
    }

    private func isWanted(_ axis: ScrollAxis) -> Bool {
        let isAllowed = axis == .vertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
        let limits = view.limits(axis)
        let always = axis == .vertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal
        return isAllowed && (limits.lowerBound < limits.upperBound || always && view.bounces)
    }

    private func bar(_ axis: ScrollAxis) -> UIView {
        if let bar = bars[axis] { return bar }
        let bar = UIView(frame: .zero)
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = color
        bar.layer.cornerRadius = ScrollIndicatorGeometry.width / 2
        // A high z position keeps the bar in front of all content, also of views that are added later.
        bar.layer.zPosition = 1000
        bar.alpha = isShown ? 1 : 0
        bars[axis] = bar
        view.addSubview(bar)
        return bar
    }

    private func frame(_ axis: ScrollAxis) -> CGRect {
        let (bounds, width) = (view.bounds, ScrollIndicatorGeometry.width)
        let insets = insets(axis)
        let isVertical = axis == .vertical
        let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        // If both bars are shown, each ends before the corner where they would overlap.
        let corner = isWanted(isVertical ? .horizontal : .vertical) ? 2 * width : 0
        let end = bounds.size[keyPath: axis.length] - after - width - corner
        let track = ClosedRange(from: before + width, upTo: end)
        let limits = view.limits(axis)
        let geometry = ScrollIndicatorGeometry(
            offset: bounds.origin[keyPath: axis.place], limits: CGFloat(limits.lowerBound)...CGFloat(limits.upperBound),
            visible: bounds.size[keyPath: axis.length], track: track)
        let start = bounds.origin[keyPath: axis.place] + geometry.start
        return isVertical
            ? CGRect(x: bounds.maxX - insets.right - 2 * width, y: start, width: width, height: geometry.length)
            : CGRect(x: start, y: bounds.maxY - insets.bottom - 2 * width, width: geometry.length, height: width)
    }

    private func insets(_ axis: ScrollAxis) -> UIEdgeInsets {
        let own = axis == .vertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
        let insets = view.automaticallyAdjustsScrollIndicatorInsets ? own + view.safeAreaAdjustment : own
        return insets.isFinite ? insets : .zero
    }

    /// Sets the final alpha in the model at once and animates from the previous alpha to it.
    private func fade(_ bar: UIView, to alpha: CGFloat, after delay: Double, during duration: Double) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = Float(bar.alpha)
        fade.beginTime = bar.layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        fade.duration = duration
        fade.fillMode = .backwards
        UIView.performWithoutAnimation { bar.alpha = alpha }
        bar.layer.add(fade, forKey: "fade")
    }
}

extension UIColor {
    /// The default colour of scroll indicators: light in dark mode, dark otherwise, translucent in both.
    static let scrollIndicator = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    }
}
