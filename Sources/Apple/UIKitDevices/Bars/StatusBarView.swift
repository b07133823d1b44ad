import CoreGraphics
import Foundation
import LaminaHardware
import QuartzCore
import UIKitValues

/// The status bar: the time, and the state of the networks and the battery in drawings of Lamina's own.
///
/// The parts stand where the camera's housing leaves space:
///
///     notch, island:  [   9:41   ]  ▂▂▂▂▂  [ ıll ◠ ▭ ]        without:  [ ıll ◠       9:41           ▭ ]
final class StatusBarView: UIView {
    private let model: DeviceModel
    private(set) var isLight = false
    /// True while the bar is above the screen's edge.
    var isRaised = false { didSet { if isRaised != oldValue { setNeedsPlace() } } }
    /// The time's text.
    var time = "" { didSet { if time != oldValue { setNeedsDisplay() } } }

    init(_ model: DeviceModel) {
        self.model = model
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Shows white or black text.
    ///
    /// - Parameter duration: The duration of the change, in seconds; 0 does not animate.
    func show(_ isLight: Bool, duration: Double) {
        guard isLight != self.isLight else { return }
        self.isLight = isLight
        if duration > 0 {
            let fade = CATransition()
            fade.duration = duration
            layer.add(fade, forKey: kCATransition)
        }
        setNeedsDisplay()
    }

    /// Places the bar at the upper edge; in landscape a phone has none.
    func place(in bounds: CGRect, isLandscape: Bool) {
        isHidden = !model.hasStatusBar(isLandscape: isLandscape)
        let height = CGFloat(model.statusBarHeight)
        frame = CGRect(x: 0, y: isRaised ? -height : 0, width: bounds.width, height: height)
    }

    private func setNeedsPlace() { frame.origin.y = isRaised ? -bounds.height : 0 }

    override func draw(_ rect: CGRect) {
        let plan = StatusBarPlan(model, width: bounds.width)
        let color: UIColor = isLight ? .white : .black
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: plan.fontSize, weight: .semibold), .foregroundColor: color,
        ]
        let size = time.size(withAttributes: attributes)
        let x = plan.isTimeCentred ? plan.timeX - size.width / 2 : plan.timeX
        time.draw(at: CGPoint(x: x, y: plan.middle - size.height / 2), withAttributes: attributes)
        StatusGlyphs(color: color, unit: plan.unit).draw(plan)
    }
}

/// The places of a status bar's parts, in points.
struct StatusBarPlan {
    /// The size of the time's font.
    var fontSize: CGFloat = 12
    /// The line on which all parts are centred.
    let middle: CGFloat
    /// The middle of the time or, unless it is centred, its left end.
    let timeX: CGFloat
    var isTimeCentred = true
    /// The left end of the signs of the networks.
    let networkX: CGFloat
    /// The left end of the battery.
    let batteryX: CGFloat
    /// The size of the signs relative to those beside a notch.
    var unit: CGFloat = 0.8

    /// The widths of the signal's bars, of the waves and of the battery, and the space between them, in units.
    static let (signal, waves, battery, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (18, 17, 27, 6)

    /// - Source: Drawn after screenshots; the middle of the bar beside an island is that of the island.
    init(_ model: DeviceModel, width: CGFloat) {
        let group = Self.signal + Self.waves + Self.battery + 2 * Self.gap
        switch model.housing {
        case .notch(let housing, let height): (middle, timeX) = (CGFloat(height) / 2 + 8, (width - CGFloat(housing)) / 4 + 4)
        case .island(let housing, let height, let top): (middle, timeX) = (CGFloat(top + height / 2), (width - CGFloat(housing)) / 4 + 4)
        case .none:
            middle = CGFloat(model.statusBarHeight) / 2
            isTimeCentred = model.idiom == .phone
            timeX = isTimeCentred ? width / 2 : 20
            batteryX = width - (isTimeCentred ? 6 : 20) - Self.battery * unit
            networkX = isTimeCentred ? 6 : batteryX - (group - Self.battery) * unit
            return
        }
        (fontSize, unit) = (17, 1)
        networkX = width - timeX - group / 2
        batteryX = networkX + group - Self.battery
    }
}
