import SwiftSyntax

/// Leaves the declarations out of a module that need a framework of Apple's that Lamina does not have, so that the rest can be built.
///
/// A file that imports such a framework imports UIKit instead. It loses each declaration that uses a name of the framework. When that declaration is
/// a type, all files lose the declarations that use the type. A type keeps its other members, except for those that use a lost property of the type;
/// it is lost when a protocol requires a lost member. Lines keep their numbers, and a warning names the lost declarations.
package struct Omissions {
    /// The files without the declarations.
    package let files: [SourceFile]
    /// A warning for each file that lost something, and an error for an entry point that is lost.
    package let diagnostics: [PortDiagnostic]
    /// The frameworks that files import and that are not there.
    package let frameworks: [String]

    /// - Parameter modules: The modules that can be imported.
    package init(files: [SourceFile], conditions: Conditions, modules: Set<String>) {
        let frameworks = FrameworkNames.all.filter { framework in
            !modules.contains(framework.module) && files.contains { $0.text.contains("import \(framework.module)") }
        }
        guard !frameworks.isEmpty else { (self.files, diagnostics, self.frameworks) = (files, [], []); return }
        let outline = ModuleOutline(files: files, frameworks: frameworks, conditions: conditions)
        var searches = files.map { OmissionSearch(file: $0, frameworks: frameworks, conditions: conditions, outline: outline) }
        var lost = LostNames()
        var before: LostNames?
        // A declaration can be lost because of one that is found lost later, also in a file before it.
        while before != lost {
            before = lost
            for position in searches.indices { lost.formUnion(searches[position].search(lost: lost)) }
        }
        // On iOS, every framework of the table brings UIKit.
        let substitute = modules.contains("UIKit") ? "UIKit" : "Foundation"
        self.files = searches.map { $0.result(importing: substitute) }
        diagnostics = searches.flatMap(\.diagnostics)
        self.frameworks = Set(searches.flatMap(\.imported)).sorted()
    }
}
