/// The choice of the target that is the app.
struct TargetChoice {
    let target: ProjectTarget
    let settings: BuildSettings

    /// Chooses among the app targets of projects.
    ///
    /// - Parameters:
    ///   - wanted: The name that the user gave; nil takes the only one, the only one in Swift, or the one with the project's or workspace's name.
    ///   - source: The path that is read, for its name and for messages.
    init(_ wanted: String?, among projects: [Project], source: String, _ notes: inout ProjectNotes) throws(ProjectError) {
        let targets = projects.flatMap(\.targets)
        var apps: [(target: ProjectTarget, settings: BuildSettings)] = []
        for target in targets where target.kind == .application { apps.append((target, try TargetSettings.read(target, &notes))) }
        var phone: [(target: ProjectTarget, settings: BuildSettings)] = []
        for app in apps where try Self.isForPhone(app.settings) { phone.append(app) }
        guard !phone.isEmpty else { throw .noAppTarget(file: source, targets: targets.map(\.name)) }
        let names = phone.map(\.target.name)
        if let wanted {
            guard let found = phone.first(where: { $0.target.name == wanted }) else {
                throw .noSuchTarget(file: source, target: wanted, targets: names)
            }
            (target, settings) = found
        } else {
            let named = phone.first { $0.target.name == FilePath.stem(source) || $0.target.name == $0.target.project.file.name }
            let swift = phone.filter { Self.hasSwift($0.target) }
            guard let found = phone.count == 1 ? phone.first : named ?? (swift.count == 1 ? swift.first : nil) else {
                throw .severalTargets(file: source, targets: names)
            }
            (target, settings) = found
        }
    }

    private static func hasSwift(_ target: ProjectTarget) -> Bool {
        // The notes on the chosen target are made when it is read.
        var notes = ProjectNotes()
        return !TargetContents(target, informationFile: nil, launchScreens: [], &notes).sources.isEmpty
    }

    private static func isForPhone(_ settings: BuildSettings) throws(ProjectError) -> Bool {
        let platforms = try settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        let system = try settings.text("SDKROOT")
        return system.hasPrefix("iphone") || system == "auto"
    }
}
