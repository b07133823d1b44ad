/// A target of a project.
struct ProjectTarget {
    enum Kind: String {
        case application, library, bundle
        case tests = "test"
        case `extension`
        case watchApp = "watch app"
        case appClip = "app clip"
        case other = "other"
    }

    static let classes: Set = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]

    let project: Project
    let object: ProjectObject

    var name: String { object.text("name") ?? object.id }

    /// A key that is unique among the targets of all projects.
    var key: String { "\(project.file.path)\u{0}\(object.id)" }

    /// The names of the product's file, such as `Shop.app`; CocoaPods gives it one in the navigator and another on the disk.
    var productFiles: [String] {
        guard let reference = project.file.object(object.text("productReference")) else { return [] }
        return ["path", "name"].compactMap { reference.text($0).map(FilePath.name) }
    }

    var kind: Kind {
        let prefix = "com.apple.product-type."
        guard let type = object.text("productType"), type.hasPrefix(prefix) else { return .other }
        return Self.kind(type.dropFirst(prefix.count))
    }

    private static func kind(_ type: Substring) -> Kind {
        switch type {
        case "application": .application
        case "framework", "framework.static", "library.static", "library.dynamic": .library
        case "bundle": .bundle
        case "application.on-demand-install-capable": .appClip
        case _ where type.contains("test"): .tests
        case _ where type.contains("watch"): .watchApp
        case _ where type.contains("extension"): .extension
        default: .other
        }
    }

    /// The build phases of a class, such as `PBXSourcesBuildPhase`.
    func phases(_ isa: String) -> [ProjectObject] { project.file.objects(object.texts("buildPhases")).filter { $0.isa == isa } }

    /// The build files of the phases of a class that are built for iOS.
    func buildFiles(_ isa: String) -> [ProjectObject] {
        phases(isa).flatMap { project.file.objects($0.texts("files")) }.filter(Self.isForPhone)
    }

    private static func isForPhone(_ file: ProjectObject) -> Bool {
        let filters = file.texts("platformFilters") + (file.text("platformFilter").map { [$0] } ?? [])
        return filters.isEmpty || filters.contains("ios")
    }
}
