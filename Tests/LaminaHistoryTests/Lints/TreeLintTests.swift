import CoreGraphics
import Foundation
import LaminaHistory
import QuartzCore
import Testing

/// The rules about layers: each finds three mistakes, and nothing in three similar trees.
@MainActor @Suite(.serialized) struct TreeLintTests {
    /// The rules that find something about a layer with an area of 60 × 60 points.
    private func findings(_ write: (SmallProgram, CALayer) -> Void) -> [LintRule] {
        let program = SmallProgram()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        program.layer.addSublayer(layer)
        write(program, layer)
        return program.run()
    }

    private static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> CGColor { CGColor(gray: white, alpha: alpha) }

    private func dot(_ frame: CGRect = CGRect(x: 10, y: 10, width: 10, height: 10)) -> CALayer {
        let dot = CALayer()
        (dot.frame, dot.backgroundColor) = (frame, Self.gray(0))
        return dot
    }

    private func turn(seconds: Double = 3) -> CABasicAnimation {
        CABasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi, duration: seconds)
    }

    private final class UIButton: NSObject, CALayerDelegate {}
    private final class ButtonTitle: NSObject, CALayerDelegate {}
    private final class FieldCanvas: NSObject, CALayerDelegate {}
    private final class NavigationStage: NSObject, CALayerDelegate {}
    private final class UILabel: NSObject, CALayerDelegate {}
    private final class UINavigationBar: NSObject, CALayerDelegate {}
    private final class LargeButton: NSObject, CALayerDelegate {}

    // MARK: shadow-path

    /// A card with a shadow and a sublayer, which turns.
    private func card(_ change: @escaping (SmallProgram, CALayer) -> Void) -> [LintRule] {
        findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            layer.addSublayer(dot())
            change(program, layer)
            program.at(1) { layer.add(self.turn(), forKey: "turn") }
        }
    }

    @Test(arguments: [0, 10]) func aMovingShadowOfACardIsFound(radius: CGFloat) {
        #expect(card { $1.cornerRadius = radius } == [.shadowWithoutPath])
    }

    @Test func aShadowWhoseSublayerMovesIsFound() {
        let found = findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            let dot = dot()
            layer.addSublayer(dot)
            program.at(1) { dot.add(self.turn(), forKey: "turn") }
        }
        #expect(found == [.shadowWithoutPath])
    }

    /// UIKit fades the title of a button that is touched, and no code of the app animates anything.
    @Test(arguments: [true, false]) func theShadowOfAButtonWhoseTitleUIKitFadesIsNotFound(isPart: Bool) {
        let found = findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            program.setView(UIButton(), of: layer)
            let title = dot()
            program.setView(isPart ? ButtonTitle() : UILabel(), of: title)
            layer.addSublayer(title)
            program.at(1) { title.add(CABasicAnimation("opacity", from: 0.2, to: 1, duration: 0.5), forKey: "opacity") }
        }
        #expect(found == (isPart ? [] : [.shadowWithoutPath]))
    }

    /// A caret is a plain view inside a part of UIKit's, and blinks all the time.
    @Test func theShadowOfACardWithACaretIsNotFound() {
        let found = findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            let (canvas, caret) = (dot(), dot(CGRect(x: 2, y: 2, width: 1, height: 5)))
            program.setView(FieldCanvas(), of: canvas)
            layer.addSublayer(canvas)
            canvas.addSublayer(caret)
            program.at(1) { caret.add(CABasicAnimation("opacity", from: 1, to: 0, duration: 0.5), forKey: "opacity") }
        }
        #expect(found == [])
    }

    /// The view of a navigation controller's top controller lies in a part of UIKit's, and what the app animates there counts.
    @Test func theShadowOfACardWhoseNavigationAnimatesIsFound() {
        let found = findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            let (stage, content) = (dot(), dot(CGRect(x: 2, y: 2, width: 5, height: 5)))
            program.setView(NavigationStage(), of: stage)
            layer.addSublayer(stage)
            stage.addSublayer(content)
            program.at(1) { content.add(CABasicAnimation("opacity", from: 0.2, to: 1, duration: 0.5), forKey: "opacity") }
        }
        #expect(found == [.shadowWithoutPath])
    }

    private enum Shadow: CaseIterable { case path, rasterized, sticksOut, clear, plain, masked }

    @Test(arguments: Shadow.allCases) private func otherShadowsAreNotFound(kind: Shadow) {
        let found = card { _, layer in
            switch kind {
            case .path: layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
            case .rasterized: layer.shouldRasterize = true
            case .sticksOut: layer.addSublayer(self.dot(CGRect(x: 50, y: 50, width: 30, height: 30)))
            case .clear: layer.backgroundColor = nil
            case .plain: layer.sublayers = nil
            case .masked: layer.masksToBounds = true
            }
        }
        #expect(found == [])
    }

    @Test func aShadowThatStandsStillIsNotFound() {
        let found = findings { program, layer in
            (layer.backgroundColor, layer.shadowOpacity) = (Self.gray(1), 0.5)
            layer.addSublayer(self.dot())
        }
        #expect(found == [])
    }

    // MARK: corner-mask

    private func masked(_ mask: CALayer, _ change: (SmallProgram, CALayer) -> Void = { _, _ in }) -> [LintRule] {
        findings { program, layer in
            layer.backgroundColor = Self.gray(0.5)
            layer.mask = mask
            change(program, layer)
        }
    }

    private func shape(_ path: CGPath, at origin: CGPoint = .zero) -> CAShapeLayer {
        let shape = CAShapeLayer()
        (shape.path, shape.position) = (path, origin)
        return shape
    }

    private static let area = CGRect(x: 0, y: 0, width: 60, height: 60)

    @Test func aMaskOfARoundedRectangleIsFound() {
        #expect(masked(shape(CGPath(roundedRect: Self.area, cornerWidth: 12, cornerHeight: 12, transform: nil))) == [.maskForCorners])
    }

    /// The corners of `UIBezierPath(roundedRect:cornerRadius:)`: three curves each, which begin 1.53 radii from the corner.
    @Test func aMaskWithSmoothCornersIsFound() {
        let (path, r) = (CGMutablePath(), 12.0)
        for quarter in 0..<4 {
            // The corner at the upper left, turned about the centre.
            let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: Double(quarter) * .pi / 2).translatedBy(x: -30, y: -30)
            func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * r, y: y * r).applying(turn) }
            if quarter == 0 { path.move(to: place(0, 1.52866)) } else { path.addLine(to: place(0, 1.52866)) }
            path.addCurve(to: place(0.07491, 0.63149), control1: place(0, 1.08849), control2: place(0, 0.86841))
            path.addCurve(to: place(0.63149, 0.07491), control1: place(0.16906, 0.37282), control2: place(0.37282, 0.16906))
            path.addCurve(to: place(1.52866, 0), control1: place(0.86841, 0), control2: place(1.08849, 0))
        }
        path.closeSubpath()
        #expect(masked(shape(path)) == [.maskForCorners])
    }

    /// Corners of chords lie inside of the circle, by half a point or 6 percent of the radius at most.
    @Test(arguments: [(4, 2, true), (4, 1, false), (20, 2, false), (20, 3, true), (20, 1, false), (6, 2, true), (8, 2, false)])
    func aMaskWhoseCornersAreNearlyRoundIsFound(radius: Double, chords: Int, isFound: Bool) {
        let path = CGMutablePath()
        var points: [CGPoint] = []
        for quarter in 0..<4 {
            let center = CGPoint(x: quarter == 0 || quarter == 3 ? 60 - radius : radius, y: quarter < 2 ? 60 - radius : radius)
            for step in 0...chords {
                let angle = (Double(quarter) + Double(step) / Double(chords)) * .pi / 2
                points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
            }
        }
        path.addLines(between: points)
        path.closeSubpath()
        #expect(masked(shape(path)) == (isFound ? [.maskForCorners] : []))
    }

    @Test func aMaskOfACircleIsFound() {
        let path = CGPath(ellipseIn: Self.area.offsetBy(dx: -7, dy: 4), transform: nil)
        #expect(masked(shape(path, at: CGPoint(x: 7, y: -4))) == [.maskForCorners])
    }

    @Test(arguments: [0, 15]) func aMaskOfALayerWithCornersIsFound(radius: CGFloat) {
        let mask = dot(Self.area)
        mask.cornerRadius = radius
        #expect(masked(mask) == [.maskForCorners])
    }

    @Test func masksOfOtherShapesAreNotFound() {
        let star = CGMutablePath()
        star.addLines(between: [CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 60), CGPoint(x: 0, y: 60)])
        star.closeSubpath()
        let tall = CGMutablePath()
        tall.addEllipse(in: Self.area.insetBy(dx: 10, dy: 0))
        let bubble = CGMutablePath()
        bubble.addRoundedRect(in: Self.area, cornerWidth: 12, cornerHeight: 12)
        bubble.addEllipse(in: CGRect(x: 20, y: 20, width: 9, height: 9))
        for path in [star, tall, bubble] { #expect(masked(shape(path)) == []) }
    }

    @Test func aMaskThatMovesIsNotFound() {
        let mask = dot(Self.area)
        let found = masked(mask) { program, _ in program.at(1) { mask.add(self.turn(), forKey: "turn") } }
        #expect(found == [])
    }

    @Test func aMaskThatHasAnotherShapeLaterIsNotFound() {
        let mask = dot(Self.area)
        let found = masked(mask) { program, _ in
            program.at(1) {
                CATransaction.setDisableActions(true)
                mask.frame.size.width = 20
            }
        }
        #expect(found == [])
    }

    @Test func aMaskThatFadesIsNotFound() {
        let mask = dot(Self.area)
        mask.backgroundColor = Self.gray(0, alpha: 0.5)
        #expect(masked(mask) == [])
    }

    // MARK: rasterized

    private func rasterized(_ write: @escaping (CALayer, CALayer) -> Void) -> [LintRule] {
        findings { program, layer in
            let dot = dot()
            (layer.shouldRasterize, layer.backgroundColor) = (true, Self.gray(1))
            layer.addSublayer(dot)
            program.at(1) { write(layer, dot) }
        }
    }

    @Test func aRasterisedLayerWhoseSublayerTurnsIsFound() {
        #expect(rasterized { _, dot in dot.add(self.turn(), forKey: "turn") } == [.rasterizedInVain])
    }

    @Test func aRasterisedLayerWhoseBackgroundChangesIsFound() {
        let found = rasterized { layer, _ in
            layer.add(CABasicAnimation("backgroundColor", from: Self.gray(0), to: Self.gray(1), duration: 2), forKey: "colour")
        }
        #expect(found == [.rasterizedInVain])
    }

    @Test func aRasterisedLayerWithAnEndlessPulseInsideIsFound() {
        let found = rasterized { _, dot in
            let pulse = CABasicAnimation("opacity", from: 1, to: 0.5)
            (pulse.repeatCount, pulse.autoreverses) = (.infinity, true)
            dot.add(pulse, forKey: "pulse")
        }
        #expect(found == [.rasterizedInVain])
    }

    @Test func aRasterisedLayerThatTurnsAsAWholeIsNotFound() {
        #expect(rasterized { layer, _ in layer.add(self.turn(), forKey: "turn") } == [])
    }

    @Test func aShortChangeInsideIsNotFound() {
        #expect(rasterized { _, dot in dot.add(self.turn(seconds: 0.5), forKey: "turn") } == [])
    }

    @Test func aHiddenSublayerThatTurnsIsNotFound() {
        let found = rasterized { _, dot in
            CATransaction.setDisableActions(true)
            dot.isHidden = true
            dot.add(self.turn(), forKey: "turn")
        }
        #expect(found.filter { $0 == .rasterizedInVain } == [])
    }

    // MARK: small-target

    private func button(_ size: CGSize, _ view: any CALayerDelegate = UIButton(), _ change: (SmallProgram, CALayer) -> Void = { _, _ in })
        -> [LintRule]
    {
        findings { program, layer in
            layer.frame.size = size
            program.setView(view, of: layer)
            change(program, layer)
        }
    }

    @Test(arguments: [CGSize(width: 30, height: 30), CGSize(width: 200, height: 34), CGSize(width: 20, height: 60)])
    func aSmallButtonIsFound(size: CGSize) {
        #expect(button(size) == [.smallTarget])
    }

    @Test func otherButtonsAreNotFound() {
        #expect(button(CGSize(width: 44, height: 44)) == [])
        #expect(button(CGSize(width: 30, height: 30), LargeButton()) == [])
        #expect(button(CGSize(width: 30, height: 30)) { program, _ in program.setView(UINavigationBar(), of: program.layer) } == [])
        #expect(button(CGSize(width: 30, height: 30)) { _, layer in layer.isHidden = true } == [])
        #expect(button(CGSize(width: 0, height: 0)) == [])
    }

    // MARK: contrast

    /// A label with some bars of one grey as its text, in a superlayer of another.
    private func label(_ text: CGFloat, on ground: CGFloat, _ change: (SmallProgram, CALayer) -> Void = { _, _ in }) -> [LintRule] {
        findings { program, layer in
            layer.backgroundColor = Self.gray(ground)
            let label = CALayer()
            (label.frame, label.contents) = (CGRect(x: 10, y: 10, width: 40, height: 20), Self.text([text]))
            layer.addSublayer(label)
            program.setView(UILabel(), of: label)
            change(program, label)
        }
    }

    private static func text(_ grays: [CGFloat]) -> CGImage? {
        let context = CGContext(
            data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        for (index, white) in grays.enumerated() {
            context?.setFillColor(gray(white))
            for x in stride(from: 2 + 3 * index, to: 40, by: 6 * grays.count) { context?.fill([CGRect(x: x, y: 2, width: 3, height: 16)]) }
        }
        return context?.makeImage()
    }

    @Test func aPaleTextIsFound() {
        #expect(label(0.8, on: 1) == [.lowContrast])
        #expect(label(0.3, on: 0.1) == [.lowContrast])
        // A neighbour with a sublayer beside the label.
        let beside = dot(CGRect(x: 50, y: 40, width: 10, height: 10))
        (beside.shadowOpacity, beside.shadowRadius) = (1, 1)
        beside.addSublayer(dot(CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(label(0.8, on: 1) { _, label in label.superlayer?.addSublayer(beside) } == [.lowContrast])
        #expect(label(0, on: 1) { _, label in label.opacity = 0.3 } == [.lowContrast])
        #expect(label(0, on: 1) { _, label in label.backgroundColor = Self.gray(0.2) } == [.lowContrast])
    }

    /// Puts a clear layer, moved and with moved bounds, between the label and its superlayer.
    private func nest(_ label: CALayer, _ change: (CALayer) -> Void = { _ in }) {
        let between = CALayer()
        (between.frame, between.bounds.origin) = (CGRect(x: 5, y: 5, width: 50, height: 50), CGPoint(x: 5, y: 5))
        label.superlayer?.addSublayer(between)
        between.addSublayer(label)
        change(between)
    }

    @Test func theGroundIsFoundThroughClearLayersOfNoEffect() {
        #expect(label(0.8, on: 1) { _, label in self.nest(label) } == [.lowContrast])
        let changes: [(CALayer) -> Void] = [
            { $0.opacity = 0.9 }, { $0.borderWidth = 1 }, { $0.transform = CATransform3DMakeScale(1.01, 1, 1) },
            { $0.sublayerTransform = CATransform3DMakeScale(1.01, 1, 1) }, { $0.filters = [CAFilter(type: "colorInvert")] },
            { $0.mask = self.dot(CGRect(x: 0, y: 0, width: 90, height: 90)) }, { $0.add(self.turn(seconds: 30), forKey: "turn") },
            { $0.backgroundColor = Self.gray(1, alpha: 0.5) }, { $0.superlayer?.contents = Self.text([1]) },
            // The label reaches beyond its ground.
            { $0.superlayer?.bounds.size.width = 30 }, { $0.superlayer?.bounds.size.height = 20 }, { $0.frame.origin.x = -20 },
        ]
        for (index, change) in changes.enumerated() {
            let found = label(0.8, on: 1) { _, label in self.nest(label, change) }
            #expect(!found.contains(.lowContrast), "\(index)")
        }
    }

    @Test func aNeighbourThatMayDrawBeneathTheTextHidesTheGround() {
        let far = CGRect(x: 50, y: 50, width: 5, height: 5)
        func neighbour(_ layer: CALayer, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
            layer.frame = far
            change(layer)
            return layer
        }
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        let shape = CAShapeLayer()
        shape.path = path
        let replicator = CAReplicatorLayer()
        replicator.addSublayer(dot(CGRect(x: 0, y: 0, width: 2, height: 2)))
        let disturbing: [CALayer] = [
            neighbour(shape), neighbour(replicator), neighbour(dot()) { $0.zPosition = 1 },
            neighbour(dot()) { ($0.shadowOpacity, $0.shadowRadius) = (1, 10) },
            neighbour(dot()) { ($0.shadowOpacity, $0.shadowOffset.height) = (1, -40) },
            neighbour(CALayer()) {
                $0.addSublayer(self.dot(CGRect(x: 1, y: 1, width: 2, height: 2)))
                $0.transform = CATransform3DMakeTranslation(-30, -30, 0)
            },
        ]
        let harmless: [CALayer] = [
            neighbour(dot()), neighbour(dot()) { ($0.isHidden, $0.frame) = (true, CGRect(x: 0, y: 0, width: 60, height: 60)) },
            neighbour(dot()) { ($0.opacity, $0.frame) = (0, CGRect(x: 0, y: 0, width: 60, height: 60)) },
            neighbour(CALayer()) { $0.frame = CGRect(x: 0, y: 0, width: 60, height: 60) },
            neighbour(CALayer()) {
                $0.masksToBounds = true
                $0.addSublayer(self.dot(CGRect(x: -40, y: -40, width: 30, height: 30)))
            },
        ]
        for (index, layer) in disturbing.enumerated() {
            let found = label(0.8, on: 1) { _, label in label.superlayer?.insertSublayer(layer, at: 0) }
            #expect(!found.contains(.lowContrast), "\(index)")
        }
        for (index, layer) in harmless.enumerated() {
            let found = label(0.8, on: 1) { _, label in label.superlayer?.insertSublayer(layer, at: 0) }
            #expect(found.contains(.lowContrast), "\(index)")
        }
    }

    @Test func aTextThatCanBeReadOrWhoseGroundIsUnknownIsNotFound() {
        #expect(label(0, on: 1) == [])
        #expect(label(0.5, on: 1) == [])
        #expect(label(0.8, on: 1) { _, label in label.contents = Self.text([0.8, 0]) } == [])
        #expect(label(0.8, on: 1) { _, label in label.superlayer?.insertSublayer(self.dot(), at: 0) } == [])
        let beside = dot(CGRect(x: 50, y: 40, width: 10, height: 10))
        beside.addSublayer(dot(CGRect(x: -30, y: -20, width: 10, height: 10)))
        #expect(label(0.8, on: 1) { _, label in label.superlayer?.addSublayer(beside) } == [])
        #expect(label(0.8, on: 1) { _, label in label.superlayer?.backgroundColor = Self.gray(1, alpha: 0.5) } == [])
        #expect(label(0.8, on: 1) { _, label in label.isHidden = true } == [])
        #expect(label(0.8, on: 1) { program, label in program.setView(LargeButton(), of: label) } == [])
    }

    // MARK: Severities and incomplete runs

    @Test func everyRuleHasItsOwnNameAndSomeOfEachSeverity() {
        #expect(Set(LintRule.allCases.map(\.rawValue)).count == LintRule.allCases.count)
        for severity in LintRule.Severity.allCases { #expect(LintRule.allCases.contains { $0.severity == severity }) }
    }

    @Test func aRunWithoutSomeOfItsCommitsHasNoFindingsAboutEnds() {
        let program = SmallProgram()
        program.at(1) { program.layer.add(CABasicAnimation("position.x", to: 80), forKey: "slide") }
        program.at(3) { program.layer.add(CABasicAnimation("positionX", from: 0, to: 1), forKey: "k") }
        #expect(program.run() == [.snapsBack, .unknownKeyPath])
        var cut = program.history
        cut.omittedCommits = 1
        #expect(cut.findings.map(\.rule) == [.unknownKeyPath])
    }
}
