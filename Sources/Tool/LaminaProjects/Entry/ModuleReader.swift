/// Reads one target as a module.
enum ModuleReader {
    static func read(_ target: ProjectTarget, _ settings: BuildSettings, _ notes: inout ProjectNotes) throws(ProjectError) -> ProjectModule {
        let folder = target.project.file.folder
        let isApplication = target.kind == .application
        var module = ProjectModule(
            target: target.name, kind: isApplication ? .application : .library, product: try settings.text("PRODUCT_NAME"),
            module: ModuleName.make(try settings.text("PRODUCT_MODULE_NAME")))
        module.compiler = try CompilerSettings(settings, folder: folder)
        module.assetSymbols = try assetSymbols(settings)
        module.information = try InformationFile.read(settings, folder: folder, &notes)
        let informationFile = try InformationFile.path(settings, folder: folder).flatMap(FileLookup.actualPath)
        let contents = TargetContents(
            target, informationFile: informationFile, launchScreens: launchScreens(module.information), &notes)
        (module.sources, module.resources) = (contents.sources, contents.resources)
        noteOmissions(of: target, module, &notes)
        return module
    }

    private static func assetSymbols(_ settings: BuildSettings) throws(ProjectError) -> ProjectModule.AssetSymbolForm {
        // On unless a project turns them off, while the extensions of UIKit are on only in projects that Xcode 15 or later has made.
        if try settings.text("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS").uppercased() == "NO" { return .none }
        return try settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ? .extensions : .resources
    }

    /// The storyboards that only a launch shows.
    private static func launchScreens(_ information: [String: PropertyValue]) -> Set<String> {
        let names = ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"].compactMap { information[$0]?.text }
        let used = ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad"].compactMap { information[$0]?.text }
        return Set((names.isEmpty ? ["LaunchScreen"] : names).map(FilePath.stem)).subtracting(used.map(FilePath.stem))
    }

    private static func noteOmissions(of target: ProjectTarget, _ module: ProjectModule, _ notes: inout ProjectNotes) {
        for phase in target.phases("PBXShellScriptBuildPhase") {
            notes.skip("build script “\(phase.text("name") ?? "Run Script")” of \(target.name)")
        }
        if let header = module.compiler.bridgingHeader { notes.skip("bridging header “\(FilePath.name(header))” of \(target.name)") }
        if let major = Int(module.compiler.swiftVersion.prefix { $0 != "." }), major < 4 {
            notes.warn("target “\(target.name)” is written in Swift \(module.compiler.swiftVersion); it is compiled as Swift 4")
        }
    }
}
