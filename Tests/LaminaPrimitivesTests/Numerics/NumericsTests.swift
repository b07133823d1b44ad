import Foundation
import LaminaPrimitives
import Testing

/// The errors of `Numerics`, measured against values with 32 digits that `values.py` computed.
@Suite struct NumericsTests {
    /// The largest error that a function's documentation allows, in units in the last place (ulp) of the exact value.
    @Test(arguments: [
        ("sin", 2.0), ("cos", 2), ("tan", 4), ("atan2", 4), ("asin", 4), ("acos", 4), ("exp", 2), ("log", 3), ("cosh", 3),
    ])
    func theErrorStaysBelowTheStatedNumberOfUnits(function: String, limit: Double) throws {
        let cases = try Case.all().filter { $0.function == function }
        #expect(cases.count >= 150)
        let worst = try #require(cases.max { $0.units < $1.units })
        #expect(worst.units <= limit, "\(function)(\(worst.arguments)) is wrong by \(worst.units) units")
    }

    @Test func aPowersErrorGrowsWithTheExponentTimesTheLogarithm() throws {
        for power in try Case.all() where power.function == "pow" {
            let allowed = 2.3e-16 * (1 + abs(power.arguments[1] * log(power.arguments[0])))
            #expect(power.relativeError <= allowed, "pow(\(power.arguments)) is wrong by \(power.relativeError)")
        }
    }

    @Test func theHyperbolicSinesErrorIsThatOfTheExponential() throws {
        for sine in try Case.all() where sine.function == "sinh" {
            let allowed = 4.5e-16 * cosh(sine.arguments[0])
            #expect(sine.error <= allowed, "sinh(\(sine.arguments)) is wrong by \(sine.error)")
        }
    }
}

/// A function, its arguments, and its exact value as the sum of two doubles.
private struct Case {
    let function: String
    let arguments: [Double]
    let high: Double
    let low: Double

    static func all() throws -> [Case] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Values.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let numbers = try words.dropFirst().map { try #require(Double($0)) }
            return Case(function: String(words[0]), arguments: numbers.dropLast(2), high: numbers[numbers.count - 2], low: numbers[numbers.count - 1])
        }
    }

    private var computed: Double {
        let x = arguments[0]
        return switch function {
        case "sin": Numerics.sin(x)
        case "cos": Numerics.cos(x)
        case "tan": Numerics.tan(x)
        case "atan2": Numerics.atan2(x, arguments[1])
        case "asin": Numerics.asin(x)
        case "acos": Numerics.acos(x)
        case "exp": Numerics.exp(x)
        case "log": Numerics.log(x)
        case "sinh": Numerics.sinh(x)
        case "cosh": Numerics.cosh(x)
        case "pow": Numerics.pow(x, arguments[1])
        default: .nan
        }
    }

    /// The absolute error.
    ///
    /// The difference of two close doubles is exact, so this calculation adds no error of its own.
    var error: Double { abs((computed - high) - low) }
    /// The error in units in the last place of the exact value; infinite when the result is NaN.
    var units: Double { error.isNaN ? .infinity : error / high.ulp }
    var relativeError: Double { error.isNaN ? .infinity : error / abs(high) }
}
