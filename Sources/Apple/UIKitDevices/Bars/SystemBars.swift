import CoreGraphics
import Foundation
package import LaminaHardware
package import QuartzCore
import UIKitValues

/// The status bar and the home indicator, in a window of the system above all windows of the app.
@MainActor
package final class SystemBars: DeviceBars {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    /// The layer of the bars' window.
    package var layer: CALayer { window.layer }
    let statusBar: StatusBarView
    let indicator: HomeIndicatorView?
    /// The text of the time; nil shows the process's.
    private let time: String?
    /// The timer of the clock's next minute.
    private var minute: Timer?
    /// False where the app or the orientation hides the status bar.
    package private(set) var showsStatusBar = true

    package init(_ model: DeviceModel, time: String?) {
        self.time = time
        statusBar = StatusBarView(model)
        indicator = model.hasHomeIndicator ? HomeIndicatorView(isPad: model.idiom == .pad) : nil
        window.isOfSystem = true
        window.windowLevel = UIWindow.Level(1e6)
        let content = SystemBarsView(frame: window.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.bars = self
        window.addSubview(content)
        for view in [statusBar, indicator].compactMap(\.self) { content.addSubview(view) }
    }

    /// Shows the bars and starts the clock.
    package func show(on screen: UIScreen) {
        window.frame = screen.bounds
        window.isHidden = false
        window.layoutIfNeeded()
        showTime()
        update()
    }

    /// Removes the bars and stops the clock.
    package func remove() {
        minute?.invalidate()
        window.isHidden = true
        window.layer.removeFromSuperlayer()
    }

    /// Shows the bars as the deciding controller asks; in an animation block the changes are animated.
    package func update() {
        guard let manager = UIApplication.shared.mainScene.statusBarManager else { return }
        let duration = UIView.inheritedAnimationDuration
        statusBar.show(manager.isLight, duration: duration)
        indicator?.alpha = manager.isHomeIndicatorHidden ? 0 : 1
        let isShown = !manager.isStatusBarHidden
        if isShown != showsStatusBar {
            showsStatusBar = isShown
            hide(!isShown, by: duration > 0 ? manager.animation : .none)
            for window in UIApplication.shared.windows { window.updateDeviceSafeArea() }
        }
    }

    private func hide(_ isHidden: Bool, by animation: UIStatusBarAnimation) {
        let change = { [statusBar] in
            statusBar.isRaised = animation == .slide && isHidden
            statusBar.alpha = isHidden ? 0 : 1
        }
        if animation == .none { UIView.performWithoutAnimation(change) } else { change() }
    }

    /// Places the bars at the edges of the screen, as their window is laid out.
    fileprivate func place(in bounds: CGRect) {
        statusBar.place(in: bounds, isLandscape: bounds.width > bounds.height)
        indicator?.place(in: bounds)
    }

    /// Shows the present time, and comes back at the next minute.
    private func showTime() {
        if let time {
            statusBar.time = time
            return
        }
        let now = Date()
        statusBar.time = ClockText.text(at: now, locale: Locale(identifier: PreferredLanguages.current.first ?? "en"))
        let next = Date(timeIntervalSinceReferenceDate: ((now.timeIntervalSinceReferenceDate / 60).rounded(.down) + 1) * 60)
        let timer = Timer(fire: next, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.showTime() }
        }
        RunLoop.main.add(timer, forMode: .common)
        minute = timer
    }
}

/// The view that fills the window of the system's bars and places them.
private final class SystemBarsView: UIView {
    weak var bars: SystemBars?

    override func layoutSubviews() {
        super.layoutSubviews()
        bars?.place(in: bounds)
    }
}
