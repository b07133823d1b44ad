import CoreGraphics
import LaminaPrimitives
import LaminaWindow
import UIKit

/// Hands a window's input to UIKit.
@MainActor
struct InputDelivery {
    private let touches: TouchInput
    private let tilting = TiltInput(application: .shared)
    private let scrolling = ScrollInput(application: .shared)

    init(touches: TouchInput) { self.touches = touches }

    /// - Parameter time: Media time.
    func deliver(_ input: WindowInput, at time: Double) {
        switch input {
        case .pointer(let phase, _, let place): deliver(phase, at: CGPoint(place), time: time)
        case .scroll(let way, let place): scrolling.scroll(by: CGPoint(x: way.dx, y: way.dy), at: CGPoint(place))
        case .size(let size): UIScreen.main.resize(to: size)
        case .otherAppearance: UIScreen.main.userInterfaceStyle = UIScreen.main.userInterfaceStyle == .dark ? .light : .dark
        case .focus(let isFocused):
            if isFocused { UIApplication.shared.becomeActive() } else { UIApplication.shared.resignActive() }
        case .tilt(let horizontal, let vertical): tilting.tilt(horizontal: horizontal, vertical: vertical)
        case .key, .text, .composition, .close, .displayLost: break
        }
    }

    private func deliver(_ phase: PointerPhase, at place: CGPoint, time: Double) {
        switch phase {
        case .down: touches.pointer(.down, at: place, time: time)
        case .move: touches.pointer(.move, at: place, time: time)
        case .up, .cancel: touches.pointer(.up, at: place, time: time)
        }
    }
}

extension UIScreen {
    /// Takes a window's size.
    func resize(to size: WindowSize) {
        resize(to: CGSize(width: size.widthInPoints, height: size.heightInPoints), scale: CGFloat(size.scale))
    }
}

extension CGPoint {
    fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
