import LaminaPrimitives
import Testing

@Suite struct GradientTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1, alpha: 0)

    @Test func coloursBetweenTwoStopsAreInterpolatedInStraightAlpha() {
        let gradient = Gradient(stops: [.init(0.25, Self.red), .init(0.75, Self.blue)])
        #expect(gradient.color(at: 0.5) == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
        #expect(gradient.color(at: 0.375) == Color(red: 0.75, green: 0, blue: 0.25, alpha: 0.75))
    }

    @Test(arguments: [(-Double.infinity, red), (-5, red), (0, red), (0.25, red), (0.75, blue), (1, blue), (.infinity, blue)])
    func theEndColoursContinueBeyondTheEnds(place: Double, color: Color) {
        #expect(Gradient(stops: [.init(0.25, Self.red), .init(0.75, Self.blue)]).color(at: place) == color)
    }

    @Test func stopsAreSortedAndEqualLocationsKeepTheirOrder() {
        let gradient = Gradient(stops: [.init(1, .white), .init(0.5, Self.red), .init(0, .black), .init(0.5, Self.blue)])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
        #expect(gradient.stops.map(\.color) == [.black, Self.red, Self.blue, .white])
    }

    @Test func equalLocationsMakeAHardEdge() {
        let gradient = Gradient(stops: [.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)])
        #expect(gradient.color(at: 0.5.nextDown) == .black)
        #expect(gradient.color(at: 0.5) == .white)
    }

    @Test func gradientsOfNoStopAndOfOneHaveOneColour() {
        #expect(Gradient(stops: []).color(at: 0.5) == .clear)
        for place in [-1, 0.3, 9] { #expect(Gradient(stops: [.init(0.3, Self.red)]).color(at: place) == Self.red) }
    }

    @Test func stopsWithNaNLocationsAreIgnored() {
        #expect(Gradient(stops: [.init(.nan, .white), .init(0, Self.red), .init(.nan, .black)]).stops == [.init(0, Self.red)])
    }

    @Test(arguments: [-1.0, 0, 0.25, 0.5, 0.75, 1, 2])
    func aStopAtInfinityKeepsTheNearColours(place: Double) {
        let near: [Gradient.Stop] = [.init(0.25, Self.red), .init(0.75, Self.blue)]
        let far = Gradient(stops: [.init(-.infinity, .white)] + near + [.init(.infinity, .black)])
        #expect(far.color(at: place) == Gradient(stops: near).color(at: place))
    }

    @Test func sequentialStopLookupEqualsSearch() {
        let gradient = Gradient(stops: [.init(0, .black), .init(0.2, Self.red), .init(0.2, Self.blue), .init(0.9, .white)])
        for step in -10...110 {
            let place = Double(step) / 100
            let next = gradient.stops.count { $0.location <= place }
            #expect(gradient.color(at: place, before: next) == gradient.color(at: place))
        }
    }
}
