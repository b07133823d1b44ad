import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaConcurrency
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct TiledLayerTests {
    private let stage = Stage(RecordingLayer())
    private var layer: RecordingLayer { stage.layer }

    init() {
        CATransaction.setDisableActions(true)
        stage.host.drawsTilesAtOnce = true
        stage.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        layer.tileSize = CGSize(width: 64, height: 64)
        CATransaction.flush()
    }

    /// Marks everything for display and commits.
    private func display() {
        layer.setNeedsDisplay()
        CATransaction.flush()
    }

    private func frame(at time: Double) throws -> Frame {
        Frame(try #require(stage.host.tree), at: time, in: Viewport(width: 100, height: 100))
    }

    private func rects(_ origins: [(Int, Int)], side: Int = 64) -> [CGRect] {
        origins.map { CGRect(x: $0.0, y: $0.1, width: side, height: side) }
    }

    @Test func nothingIsDrawnBeforeTheFirstRequest() {
        #expect(layer.journal.isEmpty)
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }

    @Test func onlyVisibleTilesAreDrawn() {
        display()
        #expect(layer.journal.map(\.rect) == rects([(0, 0), (64, 0), (0, 64), (64, 64)]))
        #expect(layer.journal.allSatisfy { $0.scale == 1 })
    }

    @Test func scrollingDrawsOnlyTheTilesThatBecomeVisible() {
        display()
        layer.position.y -= 64
        CATransaction.flush()
        #expect(layer.journal.dropFirst(4).map(\.rect) == rects([(0, 128), (64, 128)]))
    }

    @Test func aTileAtTheEdgeEndsAtTheBounds() {
        layer.frame = CGRect(x: 0, y: 0, width: 70, height: 10)
        display()
        #expect(layer.journal.map(\.rect) == [CGRect(x: 0, y: 0, width: 64, height: 10), CGRect(x: 64, y: 0, width: 6, height: 10)])
    }

    @Test func aReducedLayerIsDrawnAtItsLevelOfDetail() {
        layer.levelsOfDetail = 3
        layer.transform = CATransform3DMakeScale(0.25, 0.25, 1)
        layer.position = CGPoint(x: 125, y: 125)
        display()
        #expect(layer.journal.map(\.rect) == rects([(0, 0), (256, 0), (0, 256), (256, 256)], side: 256))
        #expect(layer.journal.allSatisfy { $0.scale == 0.25 })
    }

    @Test func theDisplaysScaleMagnifiesOnlyWithABias() {
        stage.host.displayScale = 2
        display()
        #expect(layer.journal.last?.scale == 1)
        layer.levelsOfDetail = 2
        layer.levelsOfDetailBias = 1
        CATransaction.flush()
        #expect(layer.journal.last?.scale == 2)
        #expect(layer.journal.last?.rect.width == 32)
    }

    @Test func aMarkedRectangleRedrawsItsTilesOnly() {
        display()
        layer.setNeedsDisplay(CGRect(x: 70, y: 10, width: 5, height: 5))
        CATransaction.flush()
        #expect(layer.journal.dropFirst(4).map(\.rect) == rects([(64, 0)]))
    }

    @Test func aTileFadesInAndTheTreeAsksForFramesMeanwhile() throws {
        stage.time = 10
        display()
        #expect(try frame(at: 10).items.isEmpty)
        #expect(try frame(at: 10.125).items.map(\.opacity) == [0.5, 0.5, 0.5, 0.5])
        #expect(try frame(at: 10.25).items.map(\.opacity) == [1, 1, 1, 1])
        #expect(stage.host.tree?.nextChange(after: 10.1) == 10.1)
        #expect(stage.host.tree?.nextChange(after: 10.25) == .infinity)
    }

    @Test func aClassWithoutFadeShowsTilesAtOnce() throws {
        let sudden = SuddenLayer()
        sudden.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.root.addSublayer(sudden)
        sudden.setNeedsDisplay()
        CATransaction.flush()
        #expect(try frame(at: 0).items.map(\.opacity) == [1])
    }

    @Test func aPausedLayerShowsItsTiles() throws {
        layer.speed = 0
        display()
        #expect(try frame(at: 0).items.map(\.opacity) == [1, 1, 1, 1])
    }

    @Test func theOldTileStaysWhileItsSuccessorFadesIn() throws {
        display()
        stage.time = 1
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        CATransaction.flush()
        #expect(try frame(at: 1.125).items.map(\.opacity) == [1, 0.5, 1, 1, 1])
        #expect(try frame(at: 1.25).items.count == 4)
    }

    @Test func tilesOfAnotherLevelFillInUntilTheNewOnesAreThere() throws {
        layer.levelsOfDetail = 2
        display()
        stage.time = 1
        layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        layer.position = CGPoint(x: 250, y: 250)
        CATransaction.flush()
        let fading = try frame(at: 1.125).items
        #expect(fading.map(\.opacity) == [1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5])
        #expect(try frame(at: 1.25).items.count == 4)
    }

    @Test func aMovingAncestorDrawsTheTilesItBringsIntoView() {
        display()
        let move = CABasicAnimation(keyPath: "bounds.origin.y")
        move.fromValue = 0
        move.toValue = 640
        move.duration = 1
        stage.root.add(move, forKey: nil)
        CATransaction.flush()
        let before = layer.journal.count
        stage.advance(to: 0.5)
        CATransaction.flush()
        #expect(layer.journal.dropFirst(before).map(\.rect.minY).min() == 320)
    }

    @Test func tilesThatMeetShowNoSeam() throws {
        layer.transform = CATransform3DMakeScale(0.77, 0.77, 1)
        layer.position = CGPoint(x: 385, y: 385)
        display()
        var bitmap = Bitmap(width: 100, height: 100)
        let tree = try #require(stage.host.tree)
        Renderer().draw(tree, at: 1, in: Viewport(width: 100, height: 100), into: &bitmap)
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func renderInAContextDrawsTheTilesAtOnce() throws {
        display()
        let context = CGContext(bitmap: Bitmap(width: 100, height: 100), userSpace: .identity)
        layer.render(in: context)
        #expect(context.bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func renderInAContextDrawsAMarkedLayerThatNoScreenHasShown() {
        let alone = RecordingLayer()
        alone.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let context = CGContext(bitmap: Bitmap(width: 100, height: 100), userSpace: .identity)
        alone.render(in: context)
        #expect(alone.journal.isEmpty && context.bitmap.pixels.allSatisfy { $0 == 0 })
        alone.setNeedsDisplay()
        alone.render(in: context)
        #expect(context.bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func senselessSettingsDrawNothingWrong() {
        layer.tileSize = CGSize(width: -1, height: CGFloat.nan)
        layer.levelsOfDetail = .max
        layer.setValue(Double.infinity, forKey: "levelsOfDetailBias")
        layer.contentsScale = 0
        display()
        #expect(layer.levelsOfDetailBias == 0)
    }
}

@Suite @MainActor struct TileThreadTests {
    private func turn(until isDone: () -> Bool) {
        // A run loop without a timer or source returns at once, so it gets a timer that never fires.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        defer { timer.invalidate() }
        for _ in 0..<400 where !isDone() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
    }

    private func stage<Layer: CATiledLayer>(_ layer: Layer) -> Stage<Layer> {
        let stage = Stage(layer)
        CATransaction.setDisableActions(true)
        stage.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.setNeedsDisplay()
        CATransaction.flush()
        return stage
    }

    @Test func tilesAreDrawnOnAnotherThreadAndArriveLater() throws {
        let stage = stage(RecordingLayer())
        #expect(stage.host.tree?.root.children[0].state.tiled.tiles.isEmpty == true)
        turn { stage.host.tree?.root.children[0].state.tiled.tiles.isEmpty == false }
        #expect(stage.layer.journal.map(\.isAtHome) == [false])
        #expect(stage.host.tree?.root.children[0].state.tiled.tiles.count == 1)
    }

    @Test func aDelegateOfTheMainThreadDrawsThere() {
        let delegate = MainDelegate()
        let layer = CATiledLayer()
        layer.delegate = delegate
        let stage = stage(layer)
        #expect(delegate.draws == 0)
        turn { stage.host.tree?.root.children[0].state.tiled.tiles.isEmpty == false }
        #expect(delegate.draws == 1)
        layer.delegate = nil
    }

    @Test func aTileThatIsNoLongerVisibleIsNotDrawn() {
        let first = RecordingLayer()
        first.isSlow = true
        let stage = stage(first)
        // The first tile occupies the drawing thread; the second layer is hidden before its turn comes.
        let second = RecordingLayer()
        CATransaction.setDisableActions(true)
        second.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.root.addSublayer(second)
        second.setNeedsDisplay()
        CATransaction.flush()
        second.isHidden = true
        CATransaction.flush()
        first.isSlow = false
        turn { stage.host.tree?.root.children[0].state.tiled.tiles.isEmpty == false }
        finishTurn()
        #expect(second.journal.isEmpty)
    }
}

/// A tiled layer that draws red and notes each call.
private final class RecordingLayer: CATiledLayer {
    struct Call {
        let rect: CGRect
        let scale: CGFloat
        /// True on the thread that created the layer.
        let isAtHome: Bool
    }

    private let calls = Guarded<[Call]>([])
    private let slowness = Guarded(false)
    private let home = ObjectIdentifier(Thread.current)

    var journal: [Call] { calls.withLock { $0 } }
    /// True while calls of `draw(in:)` do not return.
    var isSlow: Bool {
        get { slowness.withLock { $0 } }
        set { slowness.change { $0 = newValue } }
    }

    override func action(forKey event: String) -> (any CAAction)? { nil }

    override func draw(in ctx: CGContext) {
        slowness.wait { $0 ? nil : true }
        ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(ctx.boundingBoxOfClipPath)
        let call = Call(rect: ctx.boundingBoxOfClipPath, scale: ctx.ctm.a, isAtHome: ObjectIdentifier(Thread.current) == home)
        calls.withLock { $0.append(call) }
    }
}

private final class SuddenLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }
}

private final class MainDelegate: CALayerDelegate, DrawingOnMainThread {
    private(set) var draws = 0
    private let home = ObjectIdentifier(Thread.current)

    func draw(_ layer: CALayer, in ctx: CGContext) {
        #expect(ObjectIdentifier(Thread.current) == home)
        draws += 1
    }
}
