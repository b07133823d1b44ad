import CoreGraphics
import QuartzCore
import TestSupport

@testable import UIKit

/// A window with a safe area whose clock is set by hand, and a finger on it.
///
/// Time, the safe area and fingers come from outside an app, so they are set by the package's own means; all answers are Apple's API.
@MainActor
final class UIKitStage {
    let window: UIWindow
    /// Seconds of the finger's clock.
    var time = 100.0
    private let input = TouchInput(application: .shared)
    private let screen: ManualScreen

    init(_ root: UIViewController? = nil, size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.setAdditionalSafeArea(safeArea)
        window.rootViewController = root
        window.makeKeyAndVisible()
        // The screen's own clock is the system's.
        window.layer.removeFromSuperlayer()
        screen = ManualScreen(window.layer, at: 50)
        finishTurn()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// Commits, lets time pass, and delivers what began and ended.
    func advance(by seconds: Double) { screen.advance(to: screen.time + seconds) }
    /// Time enough for any transition.
    func finishTransition() { for _ in 0..<2 { advance(by: 2) } }

    /// A number that is shown now.
    func shown(_ layer: CALayer, _ keyPath: String) -> CGFloat {
        CATransaction.flush()
        return layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat ?? .nan
    }

    func finger(_ action: TouchInput.Action, _ x: Double, _ y: Double) { input.pointer(action, at: CGPoint(x: x, y: y), time: time) }

    /// A finger that moves down the window evenly, in eight steps, and leaves at once when it has a velocity, else after a rest.
    ///
    /// - Parameter leaves: Whether the finger leaves at the end.
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
    /// Top, left, bottom, right.
    init(_ json: JSON?) {
        let numbers = json?.numbers ?? [0, 0, 0, 0]
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension CGSize {
    /// Width and height; zero where there are none.
    init(of json: JSON?) {
        let numbers = json?.numbers ?? [0, 0]
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension CGRect {
    /// Origin and size; zero where there are none.
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
    /// The view's picture at a pixel for a point, and its pixel at a place: alpha, red, green, blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { layer.render(in: $0.cgContext) }
        guard let bitmap = image.cgImage?.picture.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
        return bitmap[x, y]
    }

    /// All views below this one and itself.
    var tree: [UIView] {
        var (found, index) = ([self as UIView], 0)
        while index < found.count {
            found += found[index].subviews
            index += 1
        }
        return found
    }
}

/// The red, green and blue bytes of a pixel.
func colourBytes(_ pixel: UInt32?) -> JSON {
    guard let pixel else { return .null }
    return .array([16, 8, 0].map { .number(Double(pixel >> $0 & 255)) })
}
