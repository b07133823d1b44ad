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
        /// The number in `.swiftLanguageMode(…)`; nil without such a setting.
        package let languageMode: String?
        /// The names of `.define(…)` among the settings.
        package let definitions: [String]
        /// The names of the targets and products that the target needs.
        package let dependencies: [String]
        /// False for an executable target.
        package let isLibrary: Bool
        /// The folder of the public headers of a target in C, relative to the package's.
        package let headers: String
        /// True for the headers of a library of the system, with a module map.
        package let isSystemLibrary: Bool
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
                let path = string("path", of: node) ?? "Sources/\(name)"
                let isSystemLibrary = kind == "systemLibrary"
                let headers = isSystemLibrary ? path : "\(path)/\(string("publicHeadersPath", of: node) ?? "include")"
                targets.append(
                    Target(
                        name: name, path: path, hasResources: hasResources, languageMode: languageMode(of: node), definitions: definitions(of: node),
                        dependencies: dependencies(of: node), isLibrary: kind == "target", headers: headers, isSystemLibrary: isSystemLibrary))
            }
            // A target among the dependencies of another is only named there.
            return .skipChildren
        }

        /// The mode of `.swiftLanguageMode(.v5)` or `.swiftLanguageMode(.version("4.2"))` among the settings.
        private func languageMode(of call: FunctionCallExprSyntax) -> String? {
            guard let match = settings(of: call).firstMatch(of: /swiftLanguageMode\(\.(?:v([0-9_]+)|version\("([0-9.]+)"\))\)/) else { return nil }
            return (match.1 ?? match.2).map { String($0).replacing("_", with: ".") }
        }

        private func definitions(of call: FunctionCallExprSyntax) -> [String] {
            settings(of: call).matches(of: /\.define\("(\w+)"\)/).map { String($0.1) }
        }

        /// The names in `["Kit", .target(name: "Draw"), .product(name: "Algorithms", package: "swift-algorithms")]`.
        ///
        /// The names of packages are among them.
        private func dependencies(of call: FunctionCallExprSyntax) -> [String] {
            let text = call.arguments.first { $0.label?.text == "dependencies" }?.expression.trimmedDescription ?? ""
            return text.matches(of: /"([^"]+)"/).map { String($0.1) }
        }

        private func settings(of call: FunctionCallExprSyntax) -> String {
            call.arguments.first { $0.label?.text == "swiftSettings" }?.expression.trimmedDescription ?? ""
        }

        private func string(_ label: String, of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == label }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        private static let kinds: Set = ["target", "executableTarget", "testTarget", "systemLibrary"]
    }
}
