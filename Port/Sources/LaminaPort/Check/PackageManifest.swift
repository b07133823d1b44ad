import SwiftParser
import SwiftSyntax

/// The targets that a package's manifest declares, as far as its text tells.
package struct PackageManifest: Sendable {
    /// A target without tests.
    package struct Target: Hashable, Sendable {
        package let name: String
        /// The folder of the sources, relative to the package's.
        package let path: String
        package let hasResources: Bool
    }

    package let targets: [Target]

    package init(text: String) {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        targets = finder.targets
    }

    private final class TargetFinder: SyntaxVisitor {
        private(set) var targets: [Target] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, Self.kinds.contains(kind) else {
                return .visitChildren
            }
            if kind != "testTarget", let name = string("name", of: node) {
                let hasResources = node.arguments.contains { $0.label?.text == "resources" }
                targets.append(Target(name: name, path: string("path", of: node) ?? "Sources/\(name)", hasResources: hasResources))
            }
            // A target among the dependencies of another is only named there.
            return .skipChildren
        }

        private func string(_ label: String, of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == label }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        private static let kinds: Set = ["target", "executableTarget", "testTarget"]
    }
}
