import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaProcess
import LaminaScene
import QuartzCore
import UIKit

/// The screen of a test's process, and on it the view that snapshots show.
///
/// A snapshot at 1.5 s and another of the same view at 2 s are two moments of one performance: the view stays on the stage, its animations begin when
/// it enters, and time goes forward only. Another view, or another variant, begins a new performance and ends the one before.
///
///     view ─► enter: window, device, traits, layout ─► advance(to: 1.5) ─► tree of layers ─► Renderer ─► picture
///                                                        │ animations end, closures run, display links tick
///
/// The screen has the snapshot's variant only while the picture is taken. Between pictures it has that of `SnapshotVariant()`, so that what a test makes
/// does not depend on the tests before; the window on the stage keeps its own meanwhile.
///
/// Windows that the test itself shows are hidden for the length of one picture, unless the view is in one of them. Then the picture is cut from the
/// screen as it is.
@MainActor
final class SnapshotStage {
    /// The performance that is on the screen; nil before the first.
    private static var current: SnapshotStage?
    /// The views whose performance another one has ended, in the order in which that happened.
    private static var ended: [Ended] = []
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

    /// A view that has left the stage.
    private struct Ended {
        weak var view: UIView?
        let variant: SnapshotVariant
    }

    /// Takes a picture of a view at a time, on the stage on which it is or, if it is on none, on a new one.
    ///
    /// - Parameters:
    ///   - controller: The controller of the view; nil for a view alone.
    ///   - time: Seconds since the view entered.
    ///   - size: The size of a view alone, in points, in which 0 stands for the side that fits; nil keeps its size, or fits it.
    /// - Throws: `SnapshotError`.
    static func picture(
        of view: UIView, controller: UIViewController?, at time: Double, as variant: SnapshotVariant, size: CGSize?
    ) throws(SnapshotError) -> Bitmap {
        variant.apply(to: .main)
        defer { SnapshotVariant().apply(to: .main) }
        let stage = try showing(view, of: controller, at: time, as: variant, size: size)
        stage.window?.followsScreen = true
        defer { stage.window?.followsScreen = false }
        try stage.advance(to: time)
        return try stage.picture()
    }

    private static func showing(
        _ view: UIView, of controller: UIViewController?, at time: Double, as variant: SnapshotVariant, size: CGSize?
    ) throws(SnapshotError) -> SnapshotStage {
        if let current, current.shows(view, variant, size) { return current }
        if let window = view as? UIWindow ?? view.window, window.isHidden { throw .hiddenWindow }
        if time > 0, ended.contains(where: { $0.view === view && $0.variant == variant }) { throw .ended }
        // A controller that the view on the stage presents is a part of its performance.
        if let current, let window = view.window, window === current.window { return SnapshotStage(view, within: current) }
        current?.close()
        let stage = SnapshotStage(view, of: controller, as: variant, size: size)
        current = stage
        return stage
    }

    private func shows(_ view: UIView, _ variant: SnapshotVariant, _ size: CGSize?) -> Bool {
        self.view === view && self.variant == variant && self.size == size
    }

    private init(_ view: UIView, of controller: UIViewController?, as variant: SnapshotVariant, size: CGSize?) {
        (self.view, self.variant, self.size) = (view, variant, size)
        HeldClock.align()
        window = view.window == nil && !(view is UIWindow) ? SnapshotWindow(view, of: controller, size: size) : nil
        window?.isHidden = false
        window?.fit()
        CATransaction.flush()
        beginning = HeldClock.time ?? CACurrentMediaTime()
        if window != nil { area = controller != nil && controller?.parent == nil ? Self.screenArea : pixels(UIScreen.main.scale) }
    }

    /// A view in the window of another performance, at that one's time.
    private init(_ view: UIView, within other: SnapshotStage) {
        (self.view, variant, size, window) = (view, other.variant, other.size, nil)
        (beginning, elapsed) = (other.beginning, other.elapsed)
    }

    /// Takes the view off the screen.
    private func close() {
        Self.ended.removeAll { $0.view == nil || $0.view === view && $0.variant == variant }
        if let view { Self.ended.append(Ended(view: view, variant: variant)) }
        window?.close()
        CATransaction.flush()
    }

    /// Lets time pass.
    ///
    /// - Parameter time: Seconds since the view entered.
    /// - Throws: `SnapshotError.past` for a time before the latest one.
    private func advance(to time: Double) throws(SnapshotError) {
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
    private func picture() throws(SnapshotError) -> Bitmap {
        let hidden = hiddenLayers
        Self.hide(hidden, true)
        defer { Self.hide(hidden, false) }
        let scale = UIScreen.main.scale
        let area = self.area ?? pixels(scale)
        let (width, height) = (area.maxX, area.maxY)
        guard !area.isEmpty, width <= 16_384, height <= 16_384, width * height <= Self.mostPixels, let tree = UIScreen.main.host.tree else {
            throw .unacceptableSize(width: Double(view?.bounds.width ?? 0), height: Double(view?.bounds.height ?? 0))
        }
        var picture = Bitmap(width: Int(width), height: Int(height))
        // A screen is black where nothing is drawn; a view alone may be translucent.
        let background: Color = window?.showsViewAlone == true ? .clear : .black
        let viewport = Viewport(width: picture.width, height: picture.height, scale: Double(scale), background: background)
        Self.renderer.draw(tree, at: beginning + elapsed, in: viewport, into: &picture, missing: [picture.bounds])
        return area.origin == .zero ? picture : picture.part(Int(area.minX), Int(area.minY))
    }

    /// The layers that are no part of the picture: windows of the test beside that of the stage, and the bars above a view alone.
    private var hiddenLayers: [CALayer] {
        guard let window else { return [] }
        let windows = UIApplication.shared.windows.filter { $0 !== window }.map(\.layer)
        let bars = window.showsViewAlone ? UIScreen.main.device?.bars?.layer : nil
        return (windows + [bars].compactMap(\.self)).filter { !$0.isHidden }
    }

    /// The screen, in pixels.
    private static var screenArea: CGRect {
        let screen = UIScreen.main
        return CGRect(x: 0, y: 0, width: (screen.bounds.width * screen.scale).rounded(), height: (screen.bounds.height * screen.scale).rounded())
    }

    /// The view's place on the screen, in whole pixels.
    private func pixels(_ scale: CGFloat) -> CGRect {
        guard let view, let frame = (view as? UIWindow ?? view.window).map({ view.convert(view.bounds, to: $0) }) else { return .zero }
        let place = frame.applying(CGAffineTransform(scaleX: scale, y: scale))
        guard [place.minX, place.minY, place.maxX, place.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return .zero }
        // The part left of the screen or above it is not drawn.
        let (left, top) = (max(0, place.minX.rounded()), max(0, place.minY.rounded()))
        return CGRect(x: left, y: top, width: max(0, place.maxX.rounded() - left), height: max(0, place.maxY.rounded() - top))
    }

    /// Hides layers, or shows them again; their views learn nothing of it.
    private static func hide(_ layers: [CALayer], _ isHidden: Bool) {
        guard !layers.isEmpty else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in layers { layer.isHidden = isHidden }
        CATransaction.commit()
        CATransaction.flush()
    }

    /// The most pixels of a picture, 4 bytes each.
    private static let mostPixels: CGFloat = 100_000_000
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
    /// The variant that the screen has; nil before the first snapshot.
    @MainActor private static var applied: SnapshotVariant?

    /// Gives a screen the device, the traits and the language.
    @MainActor func apply(to screen: UIScreen) {
        guard Self.applied != self else { return }
        Self.applied = self
        PreferredLanguages.current = [locale]
        screen.imitate(ScreenDevice(device.model, isLandscape: isLandscape, time: "9:41"))
        screen.userInterfaceStyle = appearance == .dark ? .dark : .light
        screen.preferredContentSizeCategory = textSize
        screen.layoutDirection = resolvedDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
