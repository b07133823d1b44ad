import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import TestSupport
import Testing

@testable import QuartzCore

@MainActor struct LayerFilterTests {
    private let layer = CALayer()
    private let blur = CAFilter(type: "gaussianBlur")

    init() {
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = .black
        blur.setValue(4.0, forKey: "inputRadius")
    }

    @Test func filtersAreReturnedAsTheObjectsThatWereSet() {
        #expect(layer.filters == nil && layer.backgroundFilters == nil && layer.compositingFilter == nil)
        layer.filters = [blur]
        layer.backgroundFilters = [blur]
        layer.compositingFilter = blur
        #expect(layer.filters?.first as? CAFilter === blur)
        #expect(layer.value(forKey: "backgroundFilters").flatMap { ($0 as? [Any])?.first as? CAFilter } === blur)
        #expect(layer.compositingFilter as? CAFilter === blur)
        layer.filters = nil
        #expect(layer.filters == nil)
        #expect(layer.state.effects.filters.isEmpty)
    }

    @Test func aKeyPathReadsAndSetsAnInputOfANamedFilter() {
        blur.name = "soft"
        layer.filters = [CAFilter(type: "colorInvert"), blur]
        #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? Double == 4)
        #expect(layer.value(forKeyPath: "filters.soft") as? CAFilter === blur)
        layer.setValue(7.0, forKeyPath: "filters.soft.inputRadius")
        #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? Double == 7)
        #expect(layer.state.effects.filters[1].inputs["inputRadius"] == .number(7))
        // The layer owns a copy; the app's object keeps its value.
        #expect(blur.value(forKey: "inputRadius") as? Double == 4)
        layer.setValue(false, forKeyPath: "filters.soft.enabled")
        #expect(layer.state.effects.filters[1].isEnabled == false)
        #expect(layer.value(forKeyPath: "filters.none.inputRadius") == nil)
    }

    @Test func filtersOfCoreImageHaveDefaultsAndVectors() throws {
        let filter = try #require(CIFilter(name: "CIColorMatrix", parameters: ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0)]))
        layer.filters = [filter]
        #expect(layer.state.effects.filters[0].inputs["inputRVector"] == .array([.number(0), .number(1), .number(0), .number(0)]))
        #expect(try #require(CIFilter(name: "CIGaussianBlur")).value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(try #require(CIFilter(name: "CIPixellate")).inputKeys == ["inputScale"])
    }

    @Test func anAnimationOfAnInputShowsInThePresentation() throws {
        let stage = Stage(layer)
        layer.filters = [blur]
        let animation = CABasicAnimation(keyPath: "filters.gaussianBlur.inputRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 10.0, 2)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        stage.time += 1
        let shown = try #require(layer.presentation())
        #expect(shown.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? Double == 5)
        #expect(shown.state.effects.filters[0].inputs["inputRadius"] == .number(5))
        #expect(layer.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? Double == 4)
    }

    @Test func aCopyForThePresentationTreeHasTheFilters() {
        layer.filters = [blur]
        layer.compositingFilter = "multiplyBlendMode"
        let copy = CALayer(layer: layer)
        #expect(copy.filters?.first as? CAFilter === blur)
        #expect(copy.state.effects == layer.state.effects)
    }

    @Test func aCopyOfAFilterIsIndependent() throws {
        let copy = try #require(blur.copy() as? CAFilter)
        copy.setValue(9.0, forKey: "inputRadius")
        #expect(blur.value(forKey: "inputRadius") as? Double == 4)
        #expect(copy.type == "gaussianBlur" && copy.name == "gaussianBlur" && copy.isEnabled)
    }

    @Test func unknownFiltersAreKeptAndNotDrawn() {
        layer.filters = [CAFilter(type: "distanceField"), "text", blur]
        layer.compositingFilter = "noSuchMode"
        #expect(layer.filters?.count == 3)
        #expect(layer.state.effects.filters.map(\.kind) == [.gaussianBlur])
        #expect(layer.state.effects.blend == .normal)
    }

    @Test func compositingFiltersAreKnownByAllTheirNames() {
        let names: [(String, BlendMode)] = [
            ("multiplyBlendMode", .multiply), ("CIMultiplyBlendMode", .multiply), ("xor", .xor), ("sourceIn", .sourceIn),
            ("CISourceInCompositing", .sourceIn), ("destinationOut", .destinationOut), ("destOut", .destinationOut), ("plusL", .plusLighter),
            ("plusD", .plusDarker), ("CIAdditionCompositing", .plusLighter), ("colorDodgeBlendMode", .colorDodge),
            ("luminosityBlendMode", .luminosity), ("copy", .copy), ("clear", .clear), ("CILinearDodgeBlendMode", .plusLighter),
        ]
        for (name, mode) in names {
            layer.compositingFilter = name
            #expect(layer.state.effects.blend == mode, "\(name)")
            layer.compositingFilter = CAFilter(type: name)
            #expect(layer.state.effects.blend == mode, "\(name)")
        }
        layer.compositingFilter = nil
        #expect(layer.state.effects.blend == .normal)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e308])
    func aBadRadiusIsDrawnOrIgnored(radius: Double) {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(layer)
        let stage = Stage(root)
        blur.setValue(radius, forKey: "inputRadius")
        layer.filters = [blur]
        layer.backgroundFilters = [blur]
        CATransaction.flush()
        let picture = stage.host.bitmap(at: stage.time)
        if !(radius > 0) { #expect(picture[20, 20] == 0xFF00_0000 && picture[5, 5] == 0) }
    }

    @Test func thousandsOfFiltersAreDrawn() {
        let stage = Stage(layer)
        layer.filters = (0..<5000).map { _ in blur }
        layer.backgroundFilters = (0..<5000).map { _ in CAFilter(type: "colorInvert") }
        CATransaction.flush()
        #expect(layer.state.effects.filters.count == LayerFilter.mostDrawn)
        _ = stage.host.bitmap(at: stage.time)
    }

    @Test func renderInContextLeavesFiltersOut() {
        layer.filters = [CAFilter(type: "colorInvert")]
        let context = CGContext(bitmap: Bitmap(width: 20, height: 20), userSpace: .scale(1, 1))
        layer.render(in: context)
        #expect(context.bitmap[10, 10] == 0xFF00_0000)
    }

    /// - Source: Measured on Apple's system, in pictures of lottie-ios.
    @Test func renderInContextDrawsBlendModes() {
        let hole = CALayer()
        hole.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        hole.backgroundColor = .black
        hole.compositingFilter = "xor"
        layer.addSublayer(hole)
        let context = CGContext(bitmap: Bitmap(width: 20, height: 20), userSpace: .scale(1, 1))
        layer.render(in: context)
        #expect(context.bitmap[10, 10] == 0 && context.bitmap[2, 2] == 0xFF00_0000)
    }

    @Test func anActionRunsForAChangeOfFilters() {
        final class Listener: NSObject, CALayerDelegate {
            var events: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                events.append(event)
                return NSNull()
            }
        }
        let listener = Listener()
        layer.delegate = listener
        layer.filters = [blur]
        layer.backgroundFilters = [blur]
        layer.compositingFilter = "xor"
        #expect(listener.events == ["filters", "backgroundFilters", "compositingFilter"])
    }
}

extension LayerHost {
    /// Draws the committed tree into a bitmap of 40 × 40 pixels.
    fileprivate func bitmap(at time: Double) -> Bitmap {
        var bitmap = Bitmap(width: 40, height: 40)
        if let tree { Renderer().draw(tree, at: time, in: Viewport(width: 40, height: 40), into: &bitmap) }
        return bitmap
    }
}
