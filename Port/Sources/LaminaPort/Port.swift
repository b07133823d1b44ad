import SwiftSyntax

/// The rewriting of Apple-only Swift to Swift that the Linux compiler takes.
///
/// All files of a module are rewritten together, because an expression such as `#selector(tap)` depends on declarations in other files. Every line of a file
/// keeps its number, so the compiler's messages point into the original; what has to be added stands after the last line. A file without Apple-only
/// constructs stays as it is, byte for byte.
package enum Port {
    /// The rewritten files, in the order of the module's files, and the constructs that could not be rewritten.
    package struct Result: Sendable {
        package let texts: [String]
        package let diagnostics: [PortDiagnostic]
    }

    /// Rewrites a module.
    ///
    /// - Parameters:
    ///   - companions: Modules that are imported beside Apple's umbrella modules.
    ///   - merged: Modules whose files are part of the module, so that their imports disappear.
    package static func rewrite(_ module: Module, companions: [Companion] = [], merged: Set<String> = []) -> Result {
        let rewriting = Rewriting(module)
        StandardOverrides(rewriting).run()
        ExtensionOverrides(rewriting).run()
        let imports = Imports(rewriting, companions: companions, merged: merged)
        for (file, source) in module.files.enumerated() {
            let pass = FilePass(rewrites.map { $0.init(rewriting, file: file) })
            pass.walk(source.tree)
            imports.rewrite(pass.imports, in: file, names: pass.identifiers)
        }
        OptionalRequirements(rewriting).run()
        ExpectedFailures(rewriting).run()
        ClassNameTables(rewriting).run()
        MethodTables(rewriting).run()
        BodyMembers(rewriting).run()
        rewriting.importSupports()
        let texts = zip(module.files, rewriting.edits).map { $1.applied(to: $0.text) }
        let diagnostics = (module.omissions?.diagnostics ?? []) + rewriting.diagnostics
        return Result(texts: texts, diagnostics: diagnostics.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) })
    }

    private static let rewrites: [FileRewrite.Type] = [
        Attributes.self, Selectors.self, KeyPaths.self, ManagedProperties.self, OptionalCalls.self, Literals.self, PlatformConditions.self,
        Renames.self,
        AnyObjectCalls.self, ClassDescriptions.self, RuntimeCalls.self, DynamicProperties.self, ObserveCalls.self, ClassNameCalls.self,
        ShadowedFunctions.self, NumberOperators.self, ClassValues.self, SortDescriptors.self, TestCaseClasses.self,
        TestLists.self, PackageBundles.self,
    ]
}
