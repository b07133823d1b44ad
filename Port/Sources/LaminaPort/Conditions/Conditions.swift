import SwiftSyntax

/// The meaning of `#if` conditions in a module.
///
/// A module in which no condition names Linux was written for Apple's systems only: there `os(iOS)` is true. In other modules `os(iOS)` is true where it
/// tells kinds of user interface apart: in a condition without `os(macOS)`, or in a file that sees UIKit, of an `#if` without a branch for Linux. A
/// branch for Linux is false when it only declares types that the SDK has, such as `XCTAttachment`.
package struct Conditions: Sendable {
    /// True when a condition of the module has a branch for Linux.
    package let namesLinux: Bool
    /// True when a file of the module imports UIKit.
    private let importsUIKit: Bool
    private let modules: Set<String>
    private let definitions: Set<String>
    /// True when every member of a class that inherits from `NSObject` is visible to Objective-C, as in Swift 3.
    var infersObjC: Bool { definitions.contains("LAMINA_OBJC_INFERENCE") }
    /// True when previews become functions, which `lamina previews` calls.
    var showsPreviews: Bool { definitions.contains("LAMINA_PREVIEWS") }
    /// Modules that the target's bridging header brings to all files, as far as they can be imported: `LAMINA_BRIDGES_UIKit` names UIKit.
    var bridged: Set<String> {
        let prefix = "LAMINA_BRIDGES_"
        return modules.intersection(definitions.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    }

    /// - Parameters:
    ///   - texts: The module's files.
    ///   - modules: The modules that can be imported.
    ///   - definitions: The names that are defined with `-D`.
    package init(texts: [String], modules: Set<String>, definitions: Set<String>) {
        namesLinux = texts.contains { Self.namesLinux($0) }
        importsUIKit = texts.contains { $0.contains("import UIKit") }
        self.modules = modules
        self.definitions = definitions
    }

    /// Returns the condition's text for the Linux compiler, on one line.
    func rewritten(_ condition: ExprSyntax) -> String {
        var edits = EditList()
        edit(condition, &edits)
        guard !edits.edits.isEmpty else { return condition.oneLine }
        let start = condition.bytes.lowerBound
        var moved = EditList()
        for edit in edits.edits { moved.replace(edit.range.lowerBound - start..<edit.range.upperBound - start, with: edit.replacement) }
        return moved.applied(to: condition.trimmedDescription).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Adds the edits that make a condition true on Linux where it is on iOS.
    func edit(_ condition: ExprSyntax, _ edits: inout EditList) {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for call in finder.calls {
            if isTrueOniOSOnly(call) { edits.replace(call, with: "os(Linux)") }
            if isSubstitute(call) { edits.replace(call, with: "false") }
            if let module = standIn(of: call) { edits.replace(call, with: "canImport(\(module))") }
        }
    }

    /// Returns the value of a condition; nil when it cannot be known without the compiler.
    func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return definitions.contains(name.baseName.text) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(ofCall: call) }
        if let tuple = condition.as(TupleExprSyntax.self) { return tuple.elements.first.flatMap { value(of: $0.expression) } }
        if let prefixed = condition.as(PrefixOperatorExprSyntax.self) { return value(of: prefixed.expression).map { !$0 } }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(ofSequence: Array(sequence.elements)) }
        return nil
    }

    private func value(ofCall call: FunctionCallExprSyntax) -> Bool? {
        if isTrueOniOSOnly(call) { return true }
        if isSubstitute(call) { return false }
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux"
        case "canImport": return standIn(of: call) != nil || modules.contains(argument) ? true : (Self.appleModules.contains(argument) ? false : nil)
        case "targetEnvironment": return false
        default: return nil
        }
    }

    /// The module that stands for the one whose presence a condition asks for, if it is there.
    private func standIn(of call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "canImport", let name = call.arguments.first?.expression.trimmedDescription,
            let module = Imports.standIns[name], modules.contains(module)
        else { return nil }
        return module
    }

    /// The value of operands joined by `&&` and `||`; `&&` binds more tightly.
    private func value(ofSequence elements: [ExprSyntax]) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(value(of: element))
            }
        }
        let values = alternatives.map { all($0) }
        return values.contains(true) ? true : (values.contains(nil) ? nil : false)
    }

    private func all(_ values: [Bool?]) -> Bool? { values.contains(false) ? false : (values.contains(nil) ? nil : true) }

    /// True for a call that is true on iOS, false on Linux, and meant to be true here.
    private func isTrueOniOSOnly(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS" && (!namesLinux || tellsInterfacesApart(call))
        case "canImport": return argument == "ObjectiveC" && !namesLinux
        default: return false
        }
    }

    private func tellsInterfacesApart(_ call: FunctionCallExprSyntax) -> Bool {
        let clause = call.ancestors.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first
        guard let clause, let choice = clause.parent?.parent?.as(IfConfigDeclSyntax.self) else { return false }
        let branches = choice.clauses.compactMap { $0.condition?.trimmedDescription }
        guard !branches.contains(where: { Self.conditionNamesLinux($0) }) else { return false }
        return clause.condition?.trimmedDescription.contains("(macOS)") == false || seesUIKit(call)
    }

    /// True in a file with an import of UIKit, under whatever condition, or of XCTest, which brings it to the tests of a module that uses it.
    private func seesUIKit(_ node: some SyntaxProtocol) -> Bool {
        guard importsUIKit else { return false }
        let text = node.root.description
        return text.contains("import UIKit") || text.contains("import XCTest")
    }

    /// True for `os(Linux)` of a branch whose types only stand for those that the SDK has.
    private func isSubstitute(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.trimmedDescription == "os", call.arguments.first?.expression.trimmedDescription == "Linux",
            let clause = call.ancestors.lazy.compactMap({ $0.as(IfConfigClauseSyntax.self) }).first,
            let items = clause.elements?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let declarations = items.map { $0.item.as(DeclSyntax.self) }.filter { $0?.is(ImportDeclSyntax.self) != true }
        return modules.contains("LaminaXCTest") && !declarations.isEmpty
            && declarations.allSatisfy { declaration in
                guard let type = declaration?.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax else { return false }
                return Self.ownTypes.contains(type.name.text)
            }
    }

    /// Types of the SDK's XCTest that libraries declare for Linux, which lacks them.
    private static let ownTypes: Set = ["XCTAttachment", "XCTContext", "XCTActivity", "XCTIssue", "XCTExpectedFailure"]

    private static func namesLinux(_ text: String) -> Bool {
        guard text.contains("Linux") || text.contains("Glibc") || text.contains("FoundationNetworking") else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            guard line.hasPrefix("#if") || line.hasPrefix("#elseif") else { return false }
            return conditionNamesLinux(line)
        }
    }

    private static func conditionNamesLinux(_ condition: some StringProtocol) -> Bool {
        ["Linux", "Glibc", "FoundationNetworking"].contains { condition.contains("(\($0))") }
    }

    /// Modules of Apple's that are never there unless they are listed.
    private static let appleModules: Set = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Darwin", "MetalKit", "SceneKit", "SpriteKit", "SwiftUI"]

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }
}

extension EditList {
    /// Replaces a range of bytes.
    mutating func replace(_ range: Range<Int>, with text: String) { add(Edit(range, text)) }
}
