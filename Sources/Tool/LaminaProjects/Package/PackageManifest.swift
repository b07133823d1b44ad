/// The text of the Package.swift for an app.
struct PackageManifest {
    let app: ProjectApp

    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(SwiftLiteral.string(app.app.module)),
            dependencies: \(SwiftLiteral.list(app.packages.map(Self.dependency))),
            targets: [
        \((app.frameworks + [app.app]).map(target).joined(separator: ",\n"))
            ]
        )

        """
    }

    private func target(_ module: ProjectModule) -> String {
        let function = module.kind == .library ? "target" : "executableTarget"
        return """
                    .\(function)(
                        name: \(SwiftLiteral.string(module.module)),
                        dependencies: \(SwiftLiteral.list(dependencies(of: module))),
                        swiftSettings: \(SwiftLiteral.list(Self.settings(module.compiler))))
            """
    }

    private func dependencies(of module: ProjectModule) -> [String] {
        module.dependencies.unique.map(SwiftLiteral.string)
            + module.products.compactMap { product in
                guard let package = app.packages.first(where: { $0.products.contains(product) }) else { return nil }
                return ".product(name: \(SwiftLiteral.string(product)), package: \(SwiftLiteral.string(package.identity)))"
            }
    }

    private static func settings(_ compiler: CompilerSettings) -> [String] {
        [".swiftLanguageMode(.version(\(SwiftLiteral.string(compiler.languageMode))))"]
            + (compiler.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            // The rewriter of sources reads these names.
            + (compiler.infersObjC ? [".define(\"LAMINA_OBJC_INFERENCE\")"] : [])
            + compiler.bridgedModules.map { ".define(\(SwiftLiteral.string("LAMINA_BRIDGES_\($0)")))" }
            + compiler.conditions.filter { ModuleName.make($0) == $0 }.map { ".define(\(SwiftLiteral.string($0)))" }
            + compiler.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftLiteral.string($0)))" }
            + compiler.experimentalFeatures.map { ".enableExperimentalFeature(\(SwiftLiteral.string($0)))" }
    }

    private static func dependency(_ package: PackageReference) -> String {
        switch package.location {
        case .local(let path): ".package(path: \(SwiftLiteral.string(path)))"
        case .remote(let url, let requirement): ".package(url: \(SwiftLiteral.string(url)), \(rule(requirement)))"
        }
    }

    private static func rule(_ requirement: PackageReference.Requirement) -> String {
        switch requirement {
        case .upToNextMajor(let version): ".upToNextMajor(from: \(literal(version)))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
        case .range(let lowest, let highest): "\(literal(lowest))..<\(literal(highest))"
        case .exact(let version): "exact: \(literal(version))"
        case .branch(let name): "branch: \(SwiftLiteral.string(name))"
        case .revision(let hash): "revision: \(SwiftLiteral.string(hash))"
        }
    }

    /// The literal of a version; Xcode takes `5.0`, SwiftPM asks for three numbers.
    private static func literal(_ version: String) -> String {
        let count = version.split(separator: ".").count
        return SwiftLiteral.string(version + String(repeating: ".0", count: count < 3 && !version.contains("-") ? 3 - count : 0))
    }
}
