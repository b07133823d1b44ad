import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct EmitterLayerTests {
    private let emitter = EmitterStage()

    @Test func cellsAreCopiedWhenTheyAreSetAndChangedByKeyPath() {
        emitter.layer.emitterCells = [emitter.cell]
        #expect(emitter.sprites(at: 1).count == 10)
        emitter.cell.birthRate = 0
        #expect(emitter.sprites(at: 2).count == 20)
        emitter.stage.time = 2
        emitter.layer.setValue(100, forKeyPath: "emitterCells.cell.birthRate")
        #expect(emitter.sprites(at: 3).count == 120)
        #expect(emitter.cell.birthRate == 100)
        #expect(emitter.layer.value(forKeyPath: "emitterCells.cell.birthRate") as? Float == 100)
        #expect(emitter.layer.emitterCells?.first === emitter.cell)
    }

    @Test func aRateOfZeroStopsBirthsOnlyFromThenOn() {
        emitter.cell.lifetime = 1
        emitter.layer.emitterCells = [emitter.cell]
        CATransaction.flush()
        emitter.stage.time = 2
        CATransaction.setDisableActions(true)
        emitter.layer.birthRate = 0
        #expect(emitter.sprites(at: 2).count == 10)
        #expect(emitter.sprites(at: 2.55).count == 5)
        #expect(emitter.sprites(at: 3).isEmpty)
    }

    @Test func aChangeOnScreenAnimatesByItself() {
        emitter.layer.emitterCells = [emitter.cell]
        CATransaction.flush()
        emitter.layer.delegate = nil
        emitter.layer.birthRate = 0
        #expect(emitter.layer.animationKeys() == ["birthRate"])
    }

    @Test func theAnimationOfACellsValueShowsInThePresentation() {
        emitter.layer.emitterCells = [emitter.cell]
        let animation = CABasicAnimation(keyPath: "emitterCells.cell.velocity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
        emitter.layer.add(animation, forKey: nil)
        CATransaction.flush()
        emitter.stage.time = 1
        #expect(emitter.layer.presentation()?.value(forKeyPath: "emitterCells.cell.velocity") as? CGFloat == 50)
        #expect(emitter.layer.presentation()?.emitterCells?.first?.velocity == 50)
        #expect(emitter.cell.velocity == 0)
    }

    @Test func aFrameDoesNotDependOnTheFramesBefore() {
        emitter.cell.velocityRange = 80
        emitter.cell.emissionRange = 2 * .pi
        emitter.cell.spinRange = 5
        emitter.layer.emitterCells = [emitter.cell]
        let sought = emitter.bitmap(at: 5)
        guard let tree = emitter.stage.host.tree else { return }
        let renderer = Renderer()
        var bitmap = Bitmap(width: 200, height: 200)
        for frame in 0...50 { renderer.draw(tree, at: Double(frame) / 10, in: Viewport(width: 200, height: 200), into: &bitmap) }
        #expect(bitmap == sought)
        for frame in 40...50 { renderer.draw(tree, at: Double(frame % 7) / 3, in: Viewport(width: 200, height: 200), into: &bitmap) }
        renderer.draw(tree, at: 5, in: Viewport(width: 200, height: 200), into: &bitmap)
        #expect(bitmap == sought)
    }

    @Test func everyThreadCountGivesTheSameBytes() {
        emitter.cell.birthRate = 3000
        emitter.cell.lifetime = 2
        emitter.cell.velocityRange = 80
        emitter.cell.emissionRange = 2 * .pi
        (emitter.cell.redRange, emitter.cell.spin) = (1, 3)
        emitter.layer.emitterCells = [emitter.cell]
        let one = emitter.bitmap(at: 3)
        #expect(Set(one.pixels).count > 100)
        for threads in [2, 3, 5] { #expect(emitter.bitmap(at: 3, threads: threads) == one) }
    }

    @Test func particlesAreDrawnAboveTheBorderAndBelowSublayers() {
        emitter.layer.backgroundColor = .white
        emitter.layer.borderWidth = 2
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        sublayer.backgroundColor = .black
        emitter.layer.addSublayer(sublayer)
        emitter.layer.emitterCells = [emitter.cell]
        let kinds = emitter.items(at: 1).map { item -> String in
            switch item.content {
            case .fill: "fill"
            case .border: "border"
            case .sprites: "sprites"
            default: "other"
            }
        }
        #expect(kinds == ["fill", "border", "sprites", "fill"])
    }

    @Test func particlesLeaveTheBoundsUnlessTheyAreMasked() throws {
        emitter.layer.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
        emitter.layer.emitterPosition = CGPoint(x: 10, y: 10)
        emitter.cell.velocity = 50
        emitter.layer.emitterCells = [emitter.cell]
        #expect(emitter.bitmap(at: 1.15)[142, 100] == .max)
        emitter.layer.masksToBounds = true
        #expect(emitter.bitmap(at: 1.15)[142, 100] == 0)
        emitter.layer.cornerRadius = 10
        #expect(emitter.bitmap(at: 1.15).pixels.contains(.max))
        #expect(emitter.bitmap(at: 1.15)[142, 100] == 0)
    }

    @Test func additiveParticlesAddTheirLight() {
        // Another test may have committed the transaction of `init`, in which actions were disabled.
        CATransaction.setDisableActions(true)
        emitter.layer.backgroundColor = CGColor(srgbRed: 0.2, green: 0, blue: 0, alpha: 1)
        emitter.cell.color = CGColor(srgbRed: 0.2, green: 0.2, blue: 0, alpha: 1)
        emitter.layer.renderMode = .additive
        emitter.layer.emitterCells = [emitter.cell]
        // One particle, then two.
        #expect(emitter.bitmap(at: 0.15)[100, 100] == 0xFF66_3300)
        #expect(emitter.bitmap(at: 0.25)[100, 100] == 0xFF99_6600)
    }

    @Test func renderInContextDrawsNoParticlesAndASnapshotDrawsThem() throws {
        emitter.layer.emitterCells = [emitter.cell]
        CATransaction.flush()
        emitter.stage.time = 1
        func alpha(_ draw: (CGContext) -> Void) throws -> UInt32 {
            let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
            // Safe because without `data` the context allocates its own memory.
            let context = try #require(
                unsafe CGContext(
                    data: nil, width: 200, height: 200, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            draw(context)
            return try #require(context.makeImage()).picture.bitmap.pixels.reduce(0) { max($0, $1 >> 24) }
        }
        #expect(try alpha { emitter.layer.render(in: $0) } == 0)
        #expect(try alpha { emitter.layer.drawAsSeen(in: $0) } == 255)
    }

    @Test func cellsThatContainEachOtherEndSomewhere() {
        let other = CAEmitterCell()
        (other.birthRate, other.lifetime) = (10, 1)
        other.emitterCells = [emitter.cell, emitter.cell]
        emitter.cell.emitterCells = [other, other]
        emitter.cell.lifetime = 1
        emitter.layer.emitterCells = [emitter.cell]
        #expect(emitter.sprites(at: 2).count <= 131_072)
        emitter.cell.emitterCells = nil
    }

    @Test func absurdRatesTakeBoundedTime() {
        emitter.cell.birthRate = 1e9
        emitter.cell.velocity = .infinity
        emitter.layer.emitterCells = [emitter.cell]
        let begin = ContinuousClock.now
        _ = emitter.bitmap(at: 1)
        #expect(ContinuousClock.now - begin < .seconds(20))
    }

    @Test func anAngleTurnsFromXToY() throws {
        emitter.cell.velocity = 10
        emitter.cell.emissionLongitude = -.pi / 2
        emitter.layer.emitterCells = [emitter.cell]
        let sprite = try #require(emitter.sprites(at: 1.05).first)
        #expect(abs(sprite.center.x - 100) < 1e-9 && sprite.center.y < 91)
    }

    @Test func onlyTheDamageIsDrawn() {
        let still = CALayer()
        still.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        still.backgroundColor = .white
        emitter.stage.root.insertSublayer(still, at: 0)
        emitter.cell.lifetime = 0.5
        emitter.cell.velocity = 20
        emitter.layer.emitterCells = [emitter.cell]
        _ = emitter.bitmap(at: 0)
        guard let tree = emitter.stage.host.tree else { return }
        let (renderer, viewport) = (Renderer(), Viewport(width: 200, height: 200))
        var bitmap = Bitmap(width: 200, height: 200)
        renderer.draw(tree, at: 1, in: viewport, into: &bitmap)
        let changes = renderer.draw(tree, at: 1.02, in: viewport, into: &bitmap)
        #expect(changes.reduce(0) { $0 + $1.area } < 4000)
        #expect(bitmap == emitter.bitmap(at: 1.02))
    }
}
