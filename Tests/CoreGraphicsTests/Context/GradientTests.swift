import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct GradientTests {
    private let gradient: CGGradient

    init() throws {
        gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    }

    @Test func colourChangesEvenlyAlongTheLine() {
        let bitmap = drawn(100, 1) {
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        for x in [0, 25, 50, 99] {
            let expected = (Double(x) + 0.5) / 100 * 255
            #expect(abs(Double(bitmap[x, 0] & 0xFF) - expected) <= 1)
        }
    }

    @Test func aGradientStopsAtItsEndsByDefault() {
        func gradient(_ options: CGGradientDrawingOptions) -> Bitmap {
            drawn(10, 1) {
                $0.drawLinearGradient(self.gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 7, y: 0), options: options)
            }
        }
        #expect(gradient([]).paintedBounds == PixelRect(3, 0, 7, 1))
        #expect(gradient(.drawsBeforeStartLocation).paintedBounds == PixelRect(0, 0, 7, 1))
        #expect(gradient(.drawsAfterEndLocation).paintedBounds == PixelRect(3, 0, 10, 1))
        #expect(gradient([.drawsBeforeStartLocation, .drawsAfterEndLocation])[9, 0] == white)
    }

    @Test func aRadialGradientFillsItsCircle() {
        let bitmap = drawn(20, 20) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 10, options: [])
        }
        #expect(bitmap[0, 0] == 0)
        #expect(bitmap[10, 10] & 0xFF < 30 && bitmap[18, 10] & 0xFF > 200)
    }

    @Test func aConicGradientRunsFromPlusXTowardsPlusY() {
        let bitmap = drawn(20, 20) { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
        // The direction up is a quarter of the full turn, because y points up.
        #expect(abs(Int(bitmap[10, 0] & 0xFF) - 64) < 5)
        #expect(abs(Int(bitmap[10, 19] & 0xFF) - 191) < 5)
    }

    @Test func aGradientIsClippedAndFaded() {
        let bitmap = drawn(10, 1) {
            $0.clip(to: CGRect(x: 2, y: 0, width: 3, height: 1))
            $0.setAlpha(0.5)
            $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        }
        #expect(bitmap.paintedBounds == PixelRect(2, 0, 5, 1))
        #expect(bitmap[3, 0] >> 24 == 128)
    }

    @Test func componentsAndColoursCreateTheSameGradient() throws {
        let stops = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: [0, 1], count: 2))
        #expect(stops.gradient == gradient.gradient)
    }

    @Test func aValueThatIsNotAColourCreatesNoGradient() {
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
}
