import SwiftSyntax

/// The rewriting of Apple-only Swift to Swift that the Linux compiler takes.
///
/// In go the parsed files of a module, and the indices of the modules that it imports. Out come the files as text, and a diagnostic for each
/// construct that has no counterpart here. All files of a module go together, because `#selector(tap)` depends on a declaration in another file.
///
/// There are three stages, each a folder, and each reads only what the stages above it made:
///
///     files, indices
///          │
///        Index        walks each file once      ▶  Module: types and members by name
///          │
///        Names        asked for one expression  ▶  LocalName, TypeName: its declaration and its type
///          │
///        Rewrites     one walk over each file   ▶  EditList: ranges of bytes with their new text
///          │
///        texts
///
/// A rewrite is a list of rows. A row is one kind of syntax with the function that edits a node of that kind. `FilePass` meets every node once, and
/// runs the rows of its kind:
///
///     byte     35                53
///     source   …, action: #selector(tap(_:)), for: .touchUpInside)
///     row      macroExpansionExpr, of the rewrite Selectors
///     names    tap(_:) in class Owner: `@objc(tapped:) func tap(_ sender: Any)`, in an extension in another file
///     edit     35..<53 becomes `Selector("tapped:")`
///
/// Edits never see each other's output. An edit inside the range of a replacement is dropped, and insertions at one place keep the order of their
/// rows. Declarations that the rewrites add follow: tables of methods, optional requirements, imports.
///
/// Every line keeps its number, so the compiler's messages point into the original: a replacement ends with the line breaks that its range had, and
/// added code stands after the last line or on the line of a closing brace. A file without Apple-only constructs stays as it is, byte for byte.
///
/// Rejected: new syntax trees, because each rewrite would see the code of the one before it, and lines would move.
/// Rejected: a walk of its own for each of the 24 rewrites. Every node is then visited 24 times, for the same edits.
/// Rejected: patterns of text, which find constructs in comments and strings, and cannot tell two classes of one name apart.
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
    package static func rewrite(_ module: Module, companions: [Companion] = []) -> Result {
        let rewriting = Rewriting(module)
        StandardOverrides(rewriting).run()
        ExtensionOverrides(rewriting).run()
        let imports = Imports(rewriting, companions: companions)
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
        Renames.self, OldMembers.self, StringConstants.self, EmptyTimers.self, Previews.self,
        AnyObjectCalls.self, ClassDescriptions.self, RuntimeCalls.self, DynamicProperties.self, ObserveCalls.self, ClassNameCalls.self,
        ShadowedFunctions.self, NumberOperators.self, ClassValues.self, SortDescriptors.self, TestCaseClasses.self,
        TestAttachments.self, TestLists.self, PackageBundles.self, QualifiedNames.self,
    ]
}
