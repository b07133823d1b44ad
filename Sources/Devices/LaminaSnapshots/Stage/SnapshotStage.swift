import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaProcess
import LaminaScene
import QuartzCore
import UIKit

/// The screen of a test's process with the view of which snapshots are taken.
///
/// A snapshot at 1.5 s and another of the same view at 2 s are two moments of one performance: the view stays on the stage, its animations begin when
/// it enters, and time goes forward only. Another view, or another variant, begins a new one.
///
///     view ─► enter: window, device, traits, layout ─► advance(to: 1.5) ─► tree of layers ─► Renderer ─► picture
///                                                        │ animations end, closures run, display links tick
///
/// Windows that the test itself shows are hidden for the length of one picture, unless the view is in one of them. Then the picture is cut from the
/// screen as it is.
@MainActor
final class SnapshotStage {
    /// The performance that is on the screen; nil before the first.
    private static var current: SnapshotStage?
    /// Draws all pictures, so that what they share is prepared once.
    private static let renderer = Renderer(threadCount: ProcessInfo.processInfo.activeProcessorCount)

    private weak var view: UIView?
    private let variant: SnapshotVariant
    private let size: CGSize?
    /// The window that was made for the view; nil for a view that is in one of the test's own.
    private let window: SnapshotWindow?
    /// The media time at which the view entered.
    private let beginning: Double
    /// The part of the screen, in pixels, that the view covered when it entered; nil for a view in a window of the test's own.
    ///
    /// Each moment shows the same part, even while the view moves.
    private var area: CGRect?
    /// The seconds since then that have passed.
    private var elapsed = 0.0

    /// Returns the stage on which a view is or, if it is on none, puts it on one.
    ///
    /// - Parameters:
    ///   - controller: The controller of the view; nil for a view alone.
    ///   - size: The size of a view alone, in points, in which 0 stands for the side that fits; nil keeps its size, or fits it.
    static func showing(_ view: UIView, of controller: UIViewController?, as variant: SnapshotVariant, size: CGSize?) -> SnapshotStage {
        if let current, current.view === view, current.variant == variant, current.size == size { return current }
        current?.close()
        let stage = SnapshotStage(view, of: controller, as: variant, size: size)
        current = stage
        return stage
    }

    private init(_ view: UIView, of controller: UIViewController?, as variant: SnapshotVariant, size: CGSize?) {
        (self.view, self.variant, self.size) = (view, variant, size)
        HeldClock.align()
        variant.apply(to: .main)
        window = view.window == nil ? SnapshotWindow(view, of: controller, size: size) : nil
        if window?.showsViewAlone == true { UIScreen.main.device?.bars.remove() }
        window?.isHidden = false
        window?.fit()
        CATransaction.flush()
        beginning = HeldClock.time ?? CACurrentMediaTime()
        if window != nil { area = pixels(UIScreen.main.scale) }
    }

    /// Takes the view off the screen.
    private func close() {
        window?.close()
        CATransaction.flush()
    }

    /// Lets time pass.
    ///
    /// - Parameter time: Seconds since the view entered.
    /// - Throws: `SnapshotError.past` for a time before the latest one.
    func advance(to time: Double) throws(SnapshotError) {
        guard time.isFinite, time >= 0, time <= 86_400 else { throw .badTime(time) }
        guard time >= elapsed else { throw .past(time: time, latest: elapsed) }
        HeldClock.advance(to: beginning + time) { Self.settle() }
        elapsed = time
        if UIScreen.main.host.redrawAnimatedContents() { Self.settle() }
    }

    /// Commits, and runs what was put off to later turns of the run loop.
    private static func settle() {
        CATransaction.flush()
        // A run loop without a timer or source returns at once, so it gets a timer that never fires.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        for _ in 0..<4 { _ = RunLoop.current.run(mode: .default, before: Date()) }
        timer.invalidate()
        CATransaction.flush()
    }

    /// Draws the view as it is at the present time.
    ///
    /// - Throws: `SnapshotError.unacceptableSize` for a view without pixels, and for one with more than a picture may have.
    func picture() throws(SnapshotError) -> Bitmap {
        let others = window == nil ? [] : UIApplication.shared.windows.filter { $0 !== window && !$0.layer.isHidden }
        Self.hide(others, true)
        defer { Self.hide(others, false) }
        let scale = UIScreen.main.scale
        let area = self.area ?? pixels(scale)
        let (width, height) = (area.maxX, area.maxY)
        guard !area.isEmpty, width <= 16_384, height <= 16_384, width * height <= Self.mostPixels, let tree = UIScreen.main.host.tree else {
            throw .unacceptableSize(width: Double(area.width / scale), height: Double(area.height / scale))
        }
        var picture = Bitmap(width: Int(width), height: Int(height))
        let viewport = Viewport(width: picture.width, height: picture.height, scale: Double(scale))
        Self.renderer.draw(tree, at: beginning + elapsed, in: viewport, into: &picture, missing: [picture.bounds])
        return area.origin == .zero ? picture : picture.part(Int(area.minX), Int(area.minY))
    }

    /// The view's place on the screen, in whole pixels.
    private func pixels(_ scale: CGFloat) -> CGRect {
        guard let view, let frame = view.window.map({ view.convert(view.bounds, to: $0) }) else { return .zero }
        let place = frame.applying(CGAffineTransform(scaleX: scale, y: scale))
        guard [place.minX, place.minY, place.maxX, place.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return .zero }
        // The part left of the screen or above it is not drawn.
        let (left, top) = (max(0, place.minX.rounded()), max(0, place.minY.rounded()))
        return CGRect(x: left, y: top, width: max(0, place.maxX.rounded() - left), height: max(0, place.maxY.rounded() - top))
    }

    /// The most pixels of a picture, 4 bytes each.
    private static let mostPixels: CGFloat = 100_000_000

    /// Hides the layers of windows, which learn nothing of it.
    private static func hide(_ windows: [UIWindow], _ isHidden: Bool) {
        guard !windows.isEmpty else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for window in windows { window.layer.isHidden = isHidden }
        CATransaction.commit()
        CATransaction.flush()
    }
}

extension Bitmap {
    /// Returns the part from a corner to the end.
    fileprivate func part(_ x: Int, _ y: Int) -> Bitmap {
        var result = Bitmap(width: width - x, height: height - y)
        for row in 0..<result.height {
            let start = (y + row) * width + x
            result.pixels.replaceSubrange(row * result.width..<(row + 1) * result.width, with: pixels[start..<start + result.width])
        }
        return result
    }
}

extension SnapshotVariant {
    /// Gives a screen the device, the traits and the language.
    @MainActor func apply(to screen: UIScreen) {
        PreferredLanguages.current = [locale]
        screen.imitate(ScreenDevice(device.model, isLandscape: isLandscape, time: "9:41"))
        screen.userInterfaceStyle = appearance == .dark ? .dark : .light
        screen.preferredContentSizeCategory = textSize
        screen.layoutDirection = resolvedDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
