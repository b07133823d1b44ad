import CoreGraphics
import LaminaHardware
import LaminaRun
import QuartzCore
import Testing
import UIKit

@testable import Lamina

@MainActor
struct DeviceStageTests {
    /// Runs `body` with the stage of a request, and makes the screen a plain rectangle again.
    private func onStage(
        _ name: String, isLandscape: Bool = false, hasBezel: Bool = false, events: [RunEvent] = [], _ body: (DeviceStage) throws -> Void
    ) throws {
        let model = try #require(DeviceModel.named(name))
        var request = RunRequest(destination: .nowhere, format: .png)
        var device = RunDevice(model: model)
        (device.isLandscape, device.hasBezel) = (isLandscape, hasBezel)
        (request.device, request.scale, request.events) = (device, model.scale, events)
        (request.width, request.height) = device.screenSize
        let screen = UIScreen.main
        let (size, scale) = (screen.bounds.size, screen.scale)
        let stage = try #require(request.prepareScreen())
        defer {
            screen.onResize = nil
            screen.host.root = nil
            screen.root.removeFromSuperlayer()
            screen.root.setAffineTransform(.identity)
            screen.host.root = screen.root
            screen.imitate(nil)
            screen.resize(to: size, scale: scale)
        }
        try body(stage)
    }

    private func place(on stage: DeviceStage) -> CGRect { stage.layer.convert(UIScreen.main.root.bounds, from: UIScreen.main.root) }

    @Test func aScreenWithoutABodyFillsThePicture() throws {
        try onStage("iPhone 16") { stage in
            #expect(stage.layer.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(place(on: stage) == stage.layer.bounds)
        }
        try onStage("iPhone 16", isLandscape: true) { stage in
            #expect(place(on: stage) == CGRect(x: 0, y: 0, width: 852, height: 393))
        }
    }

    @Test(arguments: [false, true])
    func aScreenThatTurnsStaysUprightOnWholePoints(hasBezel: Bool) throws {
        try onStage("iPad mini", hasBezel: hasBezel, events: [RunEvent(time: 1, gesture: .turn(.landscapeLeft))]) { stage in
            let side = hasBezel ? 1133 + 2 * 52.0 : 1133
            #expect(stage.layer.bounds == CGRect(x: 0, y: 0, width: side, height: side))
            let (x, y) = ((side - 744) / 2, (side - 1133) / 2)
            #expect(place(on: stage) == CGRect(x: x, y: y, width: 744, height: 1133))
            for (orientation, isLying) in [(UIDeviceOrientation.landscapeLeft, true), (.landscapeRight, true), (.portraitUpsideDown, false)] {
                UIScreen.main.turn(to: orientation)
                let expected = isLying ? CGRect(x: y, y: x, width: 1133, height: 744) : CGRect(x: x, y: y, width: 744, height: 1133)
                #expect(place(on: stage) == expected, "\(orientation)")
                let corner = stage.layer.convert(CGPoint.zero, from: UIScreen.main.root)
                #expect(corner == expected.origin, "the interface is upright")
            }
        }
    }

    @Test func anInterfaceThatTurnsByItselfIsMadeSmaller() throws {
        try onStage("iPhone 16") { stage in
            UIScreen.main.turn(to: .landscapeLeft)
            let frame = place(on: stage)
            #expect(abs(frame.width - 393) < 1e-9 && abs(frame.height - 393 * 393 / 852) < 1e-9)
            #expect(abs(frame.midY - 426) < 1e-9)
        }
    }

    @Test(arguments: DeviceModel.all)
    func bodiesSurroundTheScreen(model: DeviceModel) {
        let body = DeviceBody.body(of: model, scale: 2)
        let margins = model.bodyMargins
        #expect(body.bounds.width == CGFloat(model.width + margins.left + margins.right))
        for part in body.sublayers ?? [] { #expect(body.bounds.insetBy(dx: -2, dy: -2).contains(part.frame), "\(model.name): \(part.frame)") }
        #expect((DeviceBody.camera(of: model) != nil) == model.hasHousing)
    }
}
