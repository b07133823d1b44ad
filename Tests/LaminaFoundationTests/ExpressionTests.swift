import Foundation
import LaminaFoundation
import Testing

struct ExpressionTests {
    private func value(_ format: String, _ object: Any? = nil) -> Any? {
        LaminaFoundation.NSExpression(format: format).expressionValue(with: object, context: nil)
    }

    @Test(arguments: [("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 10", 1024), ("-4 + 1.5", -2.5), ("sqrt(16)", 4)])
    func textsAreComputed(text: String, expected: Double) {
        #expect(value(text) as? Double == expected)
    }

    @Test func aDivisionByZeroIsInfinite() { #expect(value("1 / 0") as? Double == .infinity) }

    @Test func keysAndVariablesAreReadFromTheObjectAndTheContext() {
        let expression = LaminaFoundation.NSExpression(format: "width * $factor")
        #expect(expression.expressionValue(with: ["width": 4], context: ["factor": 2.5]) as? Double == 10)
        #expect(LaminaFoundation.NSExpression(forKeyPath: "a.b").expressionValue(with: ["a": ["b": 5]], context: nil) as? Int == 5)
    }

    @Test func functionsHaveApplesNames() {
        let numbers = LaminaFoundation.NSExpression(forAggregate: [1, 2, 6].map { LaminaFoundation.NSExpression(forConstantValue: $0) })
        #expect(LaminaFoundation.NSExpression(forFunction: "average:", arguments: [numbers]).expressionValue(with: nil, context: nil) as? Double == 3)
        let sum = LaminaFoundation.NSExpression(
            forFunction: "add:to:", arguments: [3, 4].map { LaminaFoundation.NSExpression(forConstantValue: $0) })
        #expect(sum.expressionValue(with: nil, context: nil) as? Int == 7 && sum.expressionType == .function)
    }

    @Test func aTextThatCannotBeReadHasNoValue() { #expect(value("1 +") == nil) }
}

struct ExceptionTests {
    @Test func anExceptionHasANameAndAReason() {
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3])
        #expect(exception.name == .rangeException && exception.reason == "too far" && exception.userInfo?["index"] as? Int == 3)
        #expect(exception.description == "too far")
    }

    @Test func aRaisedExceptionCallsTheHandlerAndEndsTheProgram() async throws {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { FileHandle.standardError.write(Data("handled \($0.name.rawValue)\n".utf8)) }
            NSException(name: .genericException, reason: "no way").raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("handled NSGenericException"))
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSGenericException', reason: 'no way'"))
    }
}
