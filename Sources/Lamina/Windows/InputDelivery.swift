import CoreGraphics
import LaminaPrimitives
import LaminaWindow
import UIKit

/// Hands a window's input to UIKit.
@MainActor
struct InputDelivery {
    private let touches: TouchInput

    init(touches: TouchInput) { self.touches = touches }

    /// - Parameter time: Media time.
    func deliver(_ input: WindowInput, at time: Double) {
        switch input {
        case .pointer(let phase, _, let place): deliver(phase, at: CGPoint(x: place.x, y: place.y), time: time)
        case .size(let size):
            UIScreen.main.resize(to: CGSize(width: size.widthInPoints, height: size.heightInPoints), scale: CGFloat(size.scale))
        case .scroll, .key, .text, .composition, .tilt, .appearance, .focus, .close, .displayLost: break
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
