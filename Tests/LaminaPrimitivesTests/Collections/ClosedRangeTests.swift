import LaminaPrimitives
import Testing

struct ClosedRangeTests {
    @Test(arguments: [
        (1.0, 2.0, 1.0...2.0), (2, 1, 2...2), (.nan, 1, 1...1), (1, .nan, 1...1), (.nan, .nan, 0...0),
        (-.infinity, .infinity, -Double.infinity...Double.infinity), (.infinity, -.infinity, Double.infinity...Double.infinity),
    ])
    func anyTwoLimitsMakeARange(lower: Double, upper: Double, expected: ClosedRange<Double>) {
        #expect(ClosedRange(from: lower, upTo: upper) == expected)
    }
}
