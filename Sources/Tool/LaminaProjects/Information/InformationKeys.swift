/// The keys of Info.plist that build settings assign: `INFOPLIST_KEY_UIStatusBarHidden = YES`.
enum InformationKeys {
    private static let prefix = "INFOPLIST_KEY_"

    /// The content that Xcode generates for a target without an Info.plist of its own.
    static func generated(_ settings: BuildSettings) throws(ProjectError) -> [String: PropertyValue] {
        var table = identity
        for name in settings.names(withPrefix: prefix) {
            let value = try settings.text(name)
            if !value.isEmpty { add(name.dropFirst(prefix.count), value, to: &table) }
        }
        return table
    }

    /// The keys that every bundle has; their references are replaced with those of the file.
    private static let identity: [String: PropertyValue] = [
        "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleShortVersionString": "$(MARKETING_VERSION:default=1.0)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION:default=1)",
    ].mapValues(PropertyValue.string)

    private static func add(_ key: Substring, _ text: String, to table: inout [String: PropertyValue]) {
        switch key {
        case "UIApplicationSceneManifest_Generation":
            guard text == "YES" else { return }
            table["UIApplicationSceneManifest"] = .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
            ])
        case "UILaunchScreen_Generation":
            if text == "YES" { table["UILaunchScreen"] = .dictionary([:]) }
        default: table[deviceKey(key)] = value(text, for: key)
        }
    }

    /// A setting's name cannot contain a tilde, so the suffix of a device begins with an underscore.
    private static func deviceKey(_ key: Substring) -> String {
        for device in ["iPhone", "iPad"] where key.hasSuffix("_" + device) { return key.dropLast(device.count + 1) + "~" + device.lowercased() }
        return String(key)
    }

    private static func value(_ text: String, for key: Substring) -> PropertyValue {
        if lists.contains(where: key.hasPrefix) { return .array(SettingWords.split(text).map(PropertyValue.string)) }
        if texts.contains(where: key.hasSuffix) { return .string(text) }
        switch text {
        case "YES": return .boolean(true)
        case "NO": return .boolean(false)
        default: return .string(text)
        }
    }

    /// The beginnings of the keys whose values are lists.
    private static let lists = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UISupportedExternalAccessoryProtocols",
        "NSUserActivityTypes",
    ]
    /// The ends of the keys whose values are words for the user, which may be “YES”.
    private static let texts = ["Description", "Name", "Copyright", "String"]
}
