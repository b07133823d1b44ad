/// The text of a project with one app, in the form that Xcode writes.
struct SampleProject {
    var name = "Shop"
    /// The app target's name; nil takes the project's.
    var target: String?
    var projectSettings: [String: String] = ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"]
    var settings: [String: String] = [:]
    /// Identifiers of references in the two phases.
    var sources: [String] = []
    var resources: [String] = []
    /// Identifiers of references in the frameworks phase.
    var frameworks: [String] = []
    /// Identifiers of children of the main group.
    var children: [String] = []
    /// Further fields of the target, of its two configurations, and of the project, in the project's syntax.
    var targetFields = ""
    var configurationFields = ""
    var projectConfigurationFields = ""
    var projectFields = ""
    /// Identifiers of further targets.
    var targets: [String] = []
    /// Further objects.
    var objects = ""

    /// Adds a reference to the main group, and to the sources or resources according to its type.
    mutating func addFile(_ id: String, _ path: String, tree: String = "<group>", isInGroup: Bool = true) {
        objects += "\(id) = {isa = PBXFileReference; path = \(Self.quoted(path)); sourceTree = \(Self.quoted(tree)); };\n"
        if isInGroup { children.append(id) }
        if path.hasSuffix(".swift") { sources.append(id) } else { resources.append(id) }
    }

    /// A project with the file `main.swift`.
    static func simple(_ name: String = "Shop") -> SampleProject {
        var project = SampleProject(name: name)
        project.addFile("F_MAIN", "main.swift")
        return project
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
        archiveVersion = 1; classes = { }; objectVersion = 77;
        objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = L_ROOT; mainGroup = MAIN; developmentRegion = en;
            targets = (\((["APP"] + targets).joined(separator: ", "))); \(projectFields) };
        L_ROOT = {isa = XCConfigurationList; buildConfigurations = (C_ROOT_R, C_ROOT); defaultConfigurationName = Release; };
        C_ROOT = {isa = XCBuildConfiguration; name = Debug; \(projectConfigurationFields) buildSettings = {\(Self.settings(projectSettings))}; };
        C_ROOT_R = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        MAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = \(Self.quoted(target ?? name)); productType = "com.apple.product-type.application";
            buildConfigurationList = L_APP; buildPhases = (P_S, P_R, P_F); \(targetFields) };
        L_APP = {isa = XCConfigurationList; buildConfigurations = (C_APP); };
        C_APP = {isa = XCBuildConfiguration; name = Debug; \(configurationFields) buildSettings = {\(Self.settings(settings))}; };
        \(Self.phase("P_S", "PBXSourcesBuildPhase", sources))
        \(Self.phase("P_R", "PBXResourcesBuildPhase", resources))
        \(Self.phase("P_F", "PBXFrameworksBuildPhase", frameworks))
        \(objects)
        };
        rootObject = ROOT;
        }
        """
    }

    /// The objects of a further target.
    static func target(
        _ id: String, _ name: String, type: String, sources: [String] = [], frameworks: [String] = [], fields: String = ""
    ) -> String {
        """
        \(id) = {isa = PBXNativeTarget; name = \(quoted(name)); productType = "com.apple.product-type.\(type)";
            buildPhases = (\(id)_S, \(id)_F); \(fields) };
        \(phase(id + "_S", "PBXSourcesBuildPhase", sources))
        \(phase(id + "_F", "PBXFrameworksBuildPhase", frameworks))

        """
    }

    static func phase(_ id: String, _ isa: String, _ files: [String]) -> String {
        let builds = files.map { "\(id)_\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }.joined(separator: "\n")
        return "\(id) = {isa = \(isa); files = (\(files.map { "\(id)_\($0)" }.joined(separator: ", "))); };\n\(builds)"
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func settings(_ table: [String: String]) -> String {
        table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));" }.joined(separator: " ")
    }
}
