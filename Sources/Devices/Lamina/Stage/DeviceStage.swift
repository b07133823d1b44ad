import CoreGraphics
import Foundation
import LaminaHardware
import LaminaRun
import QuartzCore
import UIKit

/// The picture of a run with a device: the screen in its middle and, if asked for, the device's body around it.
///
///     layer ─┬─ body     the housing, turned as the device is held
///            ├─ glass    the screen, clipped to its corners, turned as the body
///            │    └─ UIScreen.root   turned back, upright to the viewer
///            └─ camera   the notch or island above the screen, turned as the body
///
/// The picture's size is fixed by the output, and events may turn the device; then the picture is a square, in which it has space in each orientation.
/// A device is made smaller where it does not fit: in a small window, and when its interface turns without an event, because a controller supports
/// nothing else.
@MainActor
final class DeviceStage {
    /// The layer of the whole picture.
    let layer = CALayer()
    private let glass = CALayer()
    private let body: CALayer?
    private let camera: CALayer?
    private let device: ScreenDevice
    private let screen: UIScreen
    /// The screen's bounds after the last change.
    private var bounds: CGRect

    /// - Parameter size: The size of the picture, in points.
    init(_ device: ScreenDevice, on screen: UIScreen, size: CGSize, hasBezel: Bool) {
        (self.device, self.screen, bounds) = (device, screen, screen.bounds)
        body = hasBezel ? DeviceBody.body(of: device.model, scale: screen.scale) : nil
        camera = hasBezel ? DeviceBody.camera(of: device.model) : nil
        layer.frame = CGRect(origin: .zero, size: size)
        if hasBezel {
            glass.cornerRadius = CGFloat(device.model.cornerRadius)
            glass.cornerCurve = .continuous
            glass.backgroundColor = CGColor(gray: 0, alpha: 1)
        }
        glass.masksToBounds = true
        for part in [body, glass, camera].compactMap(\.self) { layer.addSublayer(part) }
        screen.host.root = nil
        glass.addSublayer(screen.root)
        screen.host.root = layer
        place(duration: 0)
        screen.onResize = { [weak self] in self?.place(duration: $0) }
    }

    /// The size of the screen as it is held, with its body, in points.
    var deviceSize: CGSize {
        guard body != nil else { return screen.bounds.size }
        var run = RunDevice(model: device.model)
        (run.hasBezel, run.isLandscape) = (true, device.interfaceOrientation.isLandscape)
        let size = run.stageSize(turns: false)
        return CGSize(width: size.width, height: size.height)
    }

    /// Places the parts for the screen's present size and the way in which the device is held.
    ///
    /// - Parameter duration: The duration of the change, in seconds; 0 does not animate.
    private func place(duration: Double) {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(duration == 0)
        CATransaction.setAnimationDuration(duration)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        let fit = min(1, layer.bounds.width / deviceSize.width, layer.bounds.height / deviceSize.height)
        let scale = CGAffineTransform(scaleX: fit, y: fit)
        // The glass turns with the body and the interface against the glass, so that it stays upright; without a body the glass is the interface's.
        let turn = body == nil ? CGAffineTransform.identity : self.turn
        glass.bounds = body == nil ? screen.bounds : CGRect(x: 0, y: 0, width: device.model.width, height: device.model.height)
        screen.root.position = CGPoint(x: glass.bounds.midX, y: glass.bounds.midY)
        screen.root.setAffineTransform(turn.inverted())
        growRoot(from: bounds, duration: duration)
        bounds = screen.bounds
        for part in [body, glass, camera].compactMap(\.self) {
            part.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            part.setAffineTransform(turn.concatenating(scale))
        }
    }

    /// Lets the screen's layer grow to the new size with its windows, so that they stay in the middle of the picture.
    ///
    /// The screen has set the size already, without an animation.
    private func growRoot(from old: CGRect, duration: Double) {
        guard duration > 0, old != screen.bounds else { return }
        let growth = CABasicAnimation(keyPath: "bounds")
        growth.fromValue = NSValue(cgRect: old)
        screen.root.add(growth, forKey: "bounds")
    }

    /// The rotation of the body: the top of the device is where the interface's orientation says.
    ///
    /// The matrices are exact, so that a rotation and its inverse leave the interface on whole pixels.
    private var turn: CGAffineTransform {
        switch device.interfaceOrientation {
        case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .portrait, .unknown: .identity
        @unknown default: .identity
        }
    }
}

extension RunRequest {
    /// Makes the screen that of the request's device, and puts it on a stage; without a device gives it the request's size.
    ///
    /// - Returns: The stage, which the caller keeps; nil without a device, and in a window without its body.
    @MainActor func prepareScreen() -> DeviceStage? {
        guard let run = device else {
            UIScreen.main.resize(to: CGSize(width: width, height: height), scale: CGFloat(scale))
            return nil
        }
        // A window without a body shows the screen alone, in the size that the user gives it.
        let hasStage = window == nil || run.hasBezel
        let device = ScreenDevice(run.model, isLandscape: run.isLandscape, hasKeyboard: run.hasKeyboard, turns: hasStage)
        UIScreen.main.imitate(device, scale: CGFloat(scale))
        guard hasStage else { return nil }
        let size = stageSize
        return DeviceStage(device, on: .main, size: CGSize(width: size.width, height: size.height), hasBezel: run.hasBezel)
    }
}
