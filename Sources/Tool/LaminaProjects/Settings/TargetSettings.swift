/// Collects the settings of a target from all places that assign them.
enum TargetSettings {
    static func read(_ target: ProjectTarget, _ notes: inout ProjectNotes) throws(ProjectError) -> BuildSettings {
        let file = target.project.file
        let own = BuildConfiguration.chosen(for: target.object, in: file)
        let configuration = own?.text("name") ?? BuildConfiguration.preferred
        var table = SettingTable(configuration: configuration)
        table.assign(defaults(target, configuration: configuration))
        for owner in [BuildConfiguration.chosen(for: file.root, in: file), own] {
            guard let owner else { continue }
            try readConfigurationFile(of: owner, target.project, into: &table, &notes)
            table.assign(owner.fields["buildSettings"]?.table ?? [:])
        }
        return BuildSettings(table, file: file.file)
    }

    private static func readConfigurationFile(
        of configuration: ProjectObject, _ project: Project, into table: inout SettingTable, _ notes: inout ProjectNotes
    ) throws(ProjectError) {
        guard let path = configurationFile(of: configuration, project) else { return }
        var reader = ConfigurationFile(projectFolder: project.file.folder)
        try reader.read(path, into: &table)
        for path in reader.missing { notes.warn("\(path): this configuration file is missing") }
    }

    /// The path of a configuration's file; since Xcode 16 it may lie in a folder without an object of its own.
    private static func configurationFile(of configuration: ProjectObject, _ project: Project) -> String? {
        if let path = project.tree.path(of: configuration.text("baseConfigurationReference")) { return path }
        guard let relative = configuration.text("baseConfigurationReferenceRelativePath"),
            let folder = project.tree.path(of: configuration.text("baseConfigurationReferenceAnchor"))
        else { return nil }
        return FilePath.joined(folder, relative)
    }

    /// The settings that Xcode assigns itself, as far as projects and Info.plist files refer to them.
    private static func defaults(_ target: ProjectTarget, configuration: String) -> [String: PropertyValue] {
        let file = target.project.file
        let isApplication = target.kind == .application
        return [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": isApplication ? "APPL" : "FMWK", "WRAPPER_EXTENSION": isApplication ? "app" : "framework",
            "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "PROJECT_NAME": file.name, "PROJECT": file.name, "PROJECT_FILE_PATH": file.path,
            "SRCROOT": file.folder, "SOURCE_ROOT": file.folder, "PROJECT_DIR": file.folder, "PODS_ROOT": "$(SRCROOT)/Pods",
            "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphoneos", "ARCHS": "x86_64",
            "DEVELOPMENT_LANGUAGE": file.root.text("developmentRegion") ?? "en",
        ].mapValues(PropertyValue.string)
    }
}
