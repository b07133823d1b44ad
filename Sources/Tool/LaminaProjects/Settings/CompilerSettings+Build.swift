extension CompilerSettings {
    /// The settings of a target that matter to the compiler.
    init(_ settings: BuildSettings, folder: String) throws(ProjectError) {
        swiftVersion = try settings.text("SWIFT_VERSION")
        conditions = try settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        infersObjC = try Self.infersObjC(settings, version: swiftVersion)
        isMainActorByDefault = try settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        let concurrency = try settings.text("SWIFT_STRICT_CONCURRENCY")
        strictConcurrency = concurrency.isEmpty ? nil : concurrency
        upcomingFeatures = try Self.upcomingFeatures(settings)
        let header = try settings.text("SWIFT_OBJC_BRIDGING_HEADER")
        bridgingHeader = header.isEmpty ? nil : FilePath.joined(folder, header)
        bridgedModules = bridgingHeader.map { BridgingHeader.modules(of: $0) } ?? []
        addFlags(try settings.words("OTHER_SWIFT_FLAGS"))
        conditions = conditions.unique
        upcomingFeatures = upcomingFeatures.unique
    }

    /// The setting is “Default” in projects that Xcode 9 has converted, which means on for Swift 3.
    private static func infersObjC(_ settings: BuildSettings, version: String) throws(ProjectError) -> Bool {
        switch try settings.text("SWIFT_SWIFT3_OBJC_INFERENCE").lowercased() {
        case "on": true
        case "off": false
        default: (Int(version.prefix { $0 != "." }) ?? 5) < 4
        }
    }

    /// Adds the flags that mean something here; others speak of Apple's linker, of modules in Objective-C, or of warnings.
    private mutating func addFlags(_ flags: [String]) {
        for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
            switch flag {
            case "-D": conditions.append(next)
            case "-enable-upcoming-feature": upcomingFeatures.append(next)
            case "-enable-experimental-feature": experimentalFeatures.append(next)
            case _ where flag.hasPrefix("-D"): conditions.append(String(flag.dropFirst(2)))
            default: break
            }
        }
    }

    private static func upcomingFeatures(_ settings: BuildSettings) throws(ProjectError) -> [String] {
        var features: [String] = []
        if try settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += approachableConcurrency }
        for name in settings.names(withPrefix: upcomingPrefix) {
            if try settings.isOn(name) { features.append(feature(name.dropFirst(upcomingPrefix.count))) }
        }
        return features
    }

    private static let upcomingPrefix = "SWIFT_UPCOMING_FEATURE_"
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]

    /// The compiler's name of a feature: `MEMBER_IMPORT_VISIBILITY` becomes `MemberImportVisibility`.
    private static func feature(_ name: Substring) -> String {
        name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }
}

extension [String] {
    /// The elements without repetitions and without empty ones, in their order.
    var unique: [String] {
        var known: Set<String> = []
        return filter { !$0.isEmpty && known.insert($0).inserted }
    }
}
