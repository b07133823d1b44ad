import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import Testing
import TestSupport

/// Transitions of a layer of 8 × 8 points from red to blue.
@Suite @MainActor struct TransitionTests {
    private let stage = Stage()
    private static let red: Pixel = 0xFFFF_0000
    private static let blue: Pixel = 0xFF00_00FF
    private static let white: Pixel = 0xFFFF_FFFF

    init() {
        CATransaction.setDisableActions(true)
        stage.layer.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
        stage.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        CATransaction.flush()
    }

    private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, with tune: (CATransition) -> Void = { _ in }) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        tune(transition)
        stage.layer.add(transition, forKey: "any")
        CATransaction.setDisableActions(true)
        stage.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        CATransaction.flush()
    }

    private func frame(at time: Double) throws -> Frame {
        Frame(try #require(stage.host.tree), at: time, in: Viewport(width: 16, height: 16, background: .white))
    }

    private func picture(at time: Double) throws -> Bitmap {
        var bitmap = Bitmap(width: 16, height: 16)
        Compositor().draw(try frame(at: time), into: &bitmap)
        return bitmap
    }

    @Test func aFadeIsTheWeightedSumOfBoth() throws {
        change(.fade)
        let half = try picture(at: 0.5)[8, 8]
        #expect(half == 0xFF80_0080 || half == 0xFF7F_0080 || half == 0xFF80_007F || half == 0xFF7F_007F)
        #expect(try picture(at: 0)[8, 8] == Self.red)
        #expect(try picture(at: 1)[8, 8] == Self.blue)
        #expect(try picture(at: 0.5)[1, 1] == Self.white)
    }

    /// The arguments are points, as (x, y), at which red and blue are visible halfway through the transition.
    @Test(arguments: [
        (CATransitionType.push, CATransitionSubtype.fromLeft, (13, 8), (5, 8), (2, 8)),
        (.push, .fromRight, (2, 8), (9, 8), (13, 8)), (.push, .fromTop, (8, 2), (8, 9), (8, 13)),
        (.push, .fromBottom, (8, 13), (8, 5), (8, 2)), (.moveIn, .fromLeft, (9, 8), (5, 8), (2, 8)),
        (.reveal, .fromLeft, (13, 8), (5, 8), (6, 8)),
    ])
    func slidesAreHalfwayAtHalfTime(
        type: CATransitionType, subtype: CATransitionSubtype, red: (Int, Int), blue: (Int, Int), alsoBlue: (Int, Int)
    ) throws {
        change(type, subtype)
        let picture = try picture(at: 0.5)
        #expect(picture[red.0, red.1] == Self.red)
        #expect(picture[blue.0, blue.1] == Self.blue)
        #expect(picture[alsoBlue.0, alsoBlue.1] == Self.blue)
    }

    @Test func aTransitionWithoutASubtypeComesFromTheLeft() throws {
        change(.moveIn)
        #expect(try picture(at: 0.5)[5, 8] == Self.blue)
    }

    @Test func startAndEndProgressLimitATransition() throws {
        change(.moveIn, .fromLeft) {
            $0.startProgress = 0.5
            $0.endProgress = 0.75
        }
        #expect(try picture(at: 0)[7, 8] == Self.blue)
        #expect(try picture(at: 0.999)[8, 8] == Self.blue)
        #expect(try picture(at: 0.999)[11, 8] == Self.red)
        #expect(try picture(at: 1)[11, 8] == Self.blue)
    }

    @Test func theTimingFunctionEasesATransition() throws {
        change(.moveIn, .fromLeft) { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1) }
        #expect(try picture(at: 0.5)[10, 8] == Self.blue)
    }

    @Test func removedSublayersAreVisibleUntilTheTransitionEnds() throws {
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        child.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        stage.layer.addSublayer(child)
        CATransaction.flush()
        change(.moveIn, .fromLeft) { _ in child.removeFromSuperlayer() }
        #expect(try picture(at: 0.5)[10, 8] == 0xFF00_0000)
        #expect(try picture(at: 1)[10, 8] == Self.blue)
    }

    @Test func aLayerThatIsHiddenFadesOut() throws {
        change(.fade) { _ in stage.layer.isHidden = true }
        #expect(try picture(at: 0)[8, 8] == Self.red)
        let half = try picture(at: 0.5)[8, 8]
        #expect(half == 0xFFFF_7F7F || half == 0xFFFF_8080)
        #expect(try picture(at: 1)[8, 8] == Self.white)
    }

    @Test func aFinishedTransitionIsRemovedAndNotifiesItsDelegate() {
        let listener = Listener()
        change(.fade) { _ = $0.tagged("fade", for: listener) }
        #expect(stage.layer.animationKeys() == [kCATransition])
        stage.advance(to: 1)
        #expect(listener.events == [.start("fade"), .stop("fade", finished: true)])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func aSecondTransitionStartsFromTheCurrentPicture() throws {
        change(.push, .fromLeft)
        stage.advance(to: 0.5)
        let transition = CATransition()
        transition.duration = 1
        stage.layer.add(transition, forKey: nil)
        CATransaction.flush()
        #expect(try picture(at: 0.5)[13, 8] == Self.red)
    }

    @Test func consecutiveTransitionsKeepFewPictures() throws {
        for _ in 0..<100 {
            change(.push, .fromLeft)
            stage.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        #expect(try frame(at: 0.5).items.count < 50)
    }

    @Test func aTransitionActionForSublayersAnimatesTheirChange() {
        CATransaction.setDisableActions(false)
        let transition = CATransition()
        stage.layer.actions = ["sublayers": transition]
        stage.layer.addSublayer(CALayer())
        #expect(stage.layer.animationKeys() == [kCATransition])
        stage.layer.removeAllAnimations()
        stage.layer.sublayers = nil
        #expect(stage.layer.animationKeys() == [kCATransition])
    }

    @Test func aTransitionActionForContentsAnimatesTheirChange() {
        CATransaction.setDisableActions(false)
        stage.layer.actions = ["contents": CATransition()]
        stage.layer.contents = CGImage(Picture(Bitmap(width: 4, height: 2, fill: .max)))
        #expect(stage.layer.animationKeys() == [kCATransition])
    }

    @Test func aFlippedCardShowsItsOtherSideAfterHalfTheTransition() throws {
        change(.fade) { $0.effect = .flip(.minX) }
        #expect(try picture(at: 0.3)[8, 8] == Self.red)
        #expect(try picture(at: 0.7)[8, 8] == Self.blue)
        // The left edge turns towards the viewer and looks taller than the right one.
        let turned = try picture(at: 0.25)
        #expect(turned[5, 3] != Self.white)
        #expect(turned[10, 3] == Self.white)
    }

    @Test func curlUpStartsAtTheBottom() throws {
        change(.fade) { $0.effect = .curl(.maxY) }
        let half = try picture(at: 0.5)
        #expect(half[8, 11] == Self.blue)
        #expect(half[8, 4] != Self.blue)
        #expect(try picture(at: 0.999)[8, 8] == Self.blue)
        #expect(try picture(at: 0)[8, 8] == Self.red)
    }

    @Test(arguments: [
        ("cube", "fromRight", TransitionEffect.cube(.maxX)), ("flip", "", .flip(.minX)), ("oglFlip", "fromTop", .flip(.maxY)),
        ("pageCurl", "", .curl(.maxY)), ("pageUnCurl", "fromBottom", .uncurl(.minY)), ("rippleEffect", "", .ripple), ("suckEffect", "", .suck),
        ("cameraIris", "", .shutter), ("cameraIrisHollowOpen", "", .opening), ("cameraIrisHollowClose", "", .closing), ("unheardOf", "", .fade),
    ])
    func anUnpublishedTypeHasItsEffect(type: String, subtype: String, effect: TransitionEffect) {
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: type)
        transition.subtype = subtype.isEmpty ? nil : CATransitionSubtype(rawValue: subtype)
        #expect(transition.drawnEffect == effect)
    }

    @Test(arguments: [TransitionEffect.cube(.minX), .cube(.minY), .shutter, .opening, .closing, .ripple, .suck, .curl(.minX), .uncurl(.maxX)])
    func anEffectStartsWithTheOldPictureAndEndsWithTheNewOne(effect: TransitionEffect) throws {
        change(.fade) { $0.effect = effect }
        let (start, end) = (try picture(at: 0), try picture(at: 0.9999))
        for (x, y) in [(5, 5), (8, 8), (10, 10)] {
            #expect(start[x, y] == Self.red)
            #expect(end[x, y] == Self.blue)
        }
    }

    @Test func aCubesFacesMeetAtAnEdge() throws {
        change(.fade) { $0.effect = .cube(.minX) }
        let half = try picture(at: 0.5)
        #expect(half[6, 8] == Self.blue)
        #expect(half[10, 8] == Self.red)
    }

    @Test func aShutterIsBlackAroundItsOpening() throws {
        change(.fade) { $0.effect = .shutter }
        #expect(try picture(at: 0.3)[8, 8] == Self.red)
        #expect(try picture(at: 0.3)[4, 4] == 0xFF00_0000)
        #expect(try picture(at: 0.7)[8, 8] == Self.blue)
    }

    @Test func aSuckedPictureDisappearsIntoTheCornerAtTheOrigin() throws {
        change(.fade) { $0.effect = .suck }
        let late = try picture(at: 0.6)
        #expect(late[11, 11] == Self.blue)
        #expect(late[4, 4] == Self.red)
    }

    @Test func drawingOnlyTheDamageGivesTheWholePictureInEveryEffect() throws {
        let effects: [TransitionEffect] = [
            .fade, .push(.minX), .moveIn(.maxY), .reveal(.minY), .flip(.minY), .cube(.maxX), .curl(.maxY), .uncurl(.minX), .shutter, .opening,
            .closing, .ripple, .suck,
        ]
        for effect in effects {
            change(.fade) { $0.effect = effect }
            let compositor = Compositor()
            var drawn = Bitmap(width: 16, height: 16)
            for step in 0...10 {
                let frame = try frame(at: Double(step) / 10)
                compositor.drawChanges(of: frame, into: &drawn)
                var whole = Bitmap(width: 16, height: 16)
                Compositor().draw(frame, into: &whole)
                #expect(drawn == whole, "\(effect) at \(step)")
            }
        }
    }
}
