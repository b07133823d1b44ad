import LaminaProjects
import Testing

/// The content of Info.plist.
struct InformationTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift")
    }

    private func read(file: String?, _ settings: [String: String]) throws -> ProjectApp {
        var project = SampleProject.simple("Nav&Tab")
        project.settings = settings
        if let file {
            try folder.write("My App/Info.plist", file)
            project.settings["INFOPLIST_FILE"] = "$(SRCROOT)/My App/Info.plist"
        }
        return try ProjectReader.read(try folder.write(project))
    }

    @Test func keysOfSettingsHaveTheTypesOfInfoPlist() throws {
        let information = try read(
            file: nil,
            [
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
                "INFOPLIST_KEY_UIStatusBarHidden": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_CFBundleDisplayName": "YES",
                "INFOPLIST_KEY_NSCameraUsageDescription": "NO", "PRODUCT_BUNDLE_IDENTIFIER": "org.x.$(PRODUCT_NAME:rfc1034identifier)",
            ]
        ).app.information
        #expect(
            information["UISupportedInterfaceOrientations~ipad"]
                == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")]))
        #expect(information["UIStatusBarHidden"] == .boolean(true))
        #expect(information["UIMainStoryboardFile"] == .string("Main"))
        #expect(information["CFBundleDisplayName"] == .string("YES"))
        #expect(information["NSCameraUsageDescription"] == .string("NO"))
        #expect(information["CFBundleIdentifier"] == .string("org.x.Nav-Tab"))
        #expect(information["CFBundleVersion"] == .string("1"))
    }

    @Test func theFilesOwnKeysWinOverThoseOfSettings() throws {
        let information = try read(
            file: "{ UIStatusBarStyle = File; }",
            ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIStatusBarStyle": "Setting", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"]
        ).app.information
        #expect(information["UIStatusBarStyle"] == .string("File"))
        #expect(information["UIMainStoryboardFile"] == .string("Main"))
    }

    @Test func keysOfSettingsDoNotCountBesideAFileWithoutGeneration() throws {
        let information = try read(file: "{ A = b; }", ["INFOPLIST_KEY_UIMainStoryboardFile": "Main"]).app.information
        #expect(information == ["A": .string("b")])
    }

    @Test func referencesAreReplacedAtEveryDepthAndTypesStay() throws {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>Scenes</key><array><dict><key>Delegate</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string><key>One</key><integer>1</integer><key>Yes</key><true/>
            <key>Half</key><real>0.5</real></dict></array></dict></plist>
            """
        let scenes = try read(file: file, [:]).app.information["Scenes"]
        #expect(
            scenes
                == .array([
                    .dictionary(["Delegate": .string("Nav_Tab.SceneDelegate"), "One": .integer(1), "Yes": .boolean(true), "Half": .real(0.5)])
                ]))
    }

    @Test func aMissingFileIsReportedAndReplacedByTheSettings() throws {
        let app = try read(file: nil, ["INFOPLIST_FILE": "None/Info.plist", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"])
        #expect(app.app.information["UIMainStoryboardFile"] == .string("Main"))
        #expect(app.warnings.count == 1)
    }

    @Test func aDamagedFileIsAnErrorThatNamesIt() throws {
        let error = #expect(throws: ProjectError.self) { try read(file: "<plist><dict><key>", [:]) }
        guard case .unreadable(let file, _)? = error else { return #expect(error == nil) }
        #expect(file == folder["My App/Info.plist"])
    }

    @Test func theGenerationOfASceneManifestGivesAnEmptyOne() throws {
        let information = try read(file: nil, ["INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES"]).app.information
        #expect(information["UIApplicationSceneManifest"]?.table?["UISceneConfigurations"] == .dictionary([:]))
        #expect(information["UIApplicationSceneManifest_Generation"] == nil)
    }
}
