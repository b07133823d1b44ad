import CoreGraphics
import QuartzCore
import TestSupport

import UIKit

/// A window on a screen with a manual clock, with a safe area and a simulated finger.
///
/// Time, the safe area and touches come from outside an app, so they are set through internal functions. All answers are read through Apple's API.
@MainActor
final class UIKitStage {
    let window: UIWindow
    /// The timestamp of the next touch event, in seconds.
    var time = 100.0
    private let input = TouchInput(application: .shared)
    private let screen: ManualScreen

    init(_ root: UIViewController? = nil, size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.setAdditionalSafeArea(safeArea)
        window.rootViewController = root
        window.makeKeyAndVisible()
        // Removed from the shared screen, whose clock is the system's.
        window.layer.removeFromSuperlayer()
        screen = ManualScreen(window.layer, at: 50)
        finishTurn()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// Commits, advances the clock, and delivers every animation's start and end.
    func advance(by seconds: Double) { screen.advance(to: screen.time + seconds) }
    /// Advances the clock beyond the end of any transition.
    func finishTransition() { for _ in 0..<2 { advance(by: 2) } }

    /// Returns the presentation value of a number.
    func shown(_ layer: CALayer, _ keyPath: String) -> CGFloat {
        CATransaction.flush()
        return layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat ?? .nan
    }

    func finger(_ action: TouchInput.Action, _ x: Double, _ y: Double) { input.pointer(action, at: CGPoint(x: x, y: y), time: time) }

    /// Drags vertically in the middle of the window, at a constant speed, in eight steps.
    ///
    /// - Parameters:
    ///   - start: The y at which the touch begins, in points.
    ///   - way: The distance in points; negative for upwards.
    ///   - velocity: The speed in points per second, with which the touch also ends. With 0, a step takes 0.05 s, and the touch rests for one second
    ///     before it ends.
    ///   - leaves: True when the touch ends after the drag.
    func drag(from start: Double, by way: Double, velocity: Double, leaves: Bool = true) {
        let step = velocity == 0 ? 0.05 : abs(way / velocity) / 8
        finger(.down, Double(window.bounds.midX), start)
        for index in 1...8 {
            time += step
            finger(.move, Double(window.bounds.midX), start + way * Double(index) / 8)
        }
        guard leaves else { return }
        if velocity == 0 { time += 1 }
        finger(.up, Double(window.bounds.midX), start + way)
    }
}

extension UIEdgeInsets {
    /// Creates insets from top, left, bottom and right.
    init(_ json: JSON?) {
        let numbers = json?.numbers ?? [0, 0, 0, 0]
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension CGSize {
    /// Creates a size from width and height; zero when there are none.
    init(of json: JSON?) {
        let numbers = json?.numbers ?? [0, 0]
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension CGRect {
    /// Creates a rectangle from its origin and size; zero when there are none.
    init(of json: JSON?) {
        let numbers = json?.numbers ?? [0, 0, 0, 0]
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension JSON {
    init(_ insets: UIEdgeInsets) { self.init([insets.top, insets.left, insets.bottom, insets.right]) }
    init(_ size: CGSize) { self.init([size.width, size.height]) }
    init(_ value: CGFloat) { self = .number(Double(value)) }
}

extension UIView {
    /// Renders the view at one pixel per point and returns a pixel: alpha, red, green, blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { layer.render(in: $0.cgContext) }
        guard let bitmap = image.cgImage?.picture.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
        return bitmap[x, y]
    }

    /// This view and all its descendants.
    var tree: [UIView] {
        var (found, index) = ([self as UIView], 0)
        while index < found.count {
            found += found[index].subviews
            index += 1
        }
        return found
    }
}

/// Returns the red, green and blue bytes of a pixel.
func colourBytes(_ pixel: UInt32?) -> JSON {
    guard let pixel else { return .null }
    return .array([16, 8, 0].map { .number(Double(pixel >> $0 & 255)) })
}
