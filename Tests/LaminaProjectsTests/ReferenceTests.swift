import LaminaProjects
import Testing

/// The paths of files that a project refers to.
struct ReferenceTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func aPathCountsFromItsGroupAndGroupsMayHaveNone() throws {
        try folder.touch("App/Model/Cart.swift", "App/Top.swift")
        var project = SampleProject()
        project.addFile("CART", "Cart.swift", isInGroup: false)
        project.addFile("TOP", "Top.swift", isInGroup: false)
        project.children = ["G"]
        project.objects += """
            G = {isa = PBXGroup; children = (N, TOP); path = App; sourceTree = "<group>"; };
            N = {isa = PBXGroup; children = (M); name = "No Folder"; sourceTree = "<group>"; };
            M = {isa = PBXGroup; children = (CART); path = Model; sourceTree = "<group>"; };

            """
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.sources == [folder["App/Model/Cart.swift"], folder["App/Top.swift"]])
        #expect(app.warnings.isEmpty)
    }

    @Test func aPathMayCountFromTheProjectsFolderOrFromTheRoot() throws {
        try folder.touch("Demo/Own.swift", "Shared.swift", "Far.swift")
        var project = SampleProject()
        project.addFile("OWN", "Own.swift", tree: "SOURCE_ROOT")
        project.addFile("SHARED", "../Shared.swift", tree: "SOURCE_ROOT")
        project.addFile("FAR", folder["Far.swift"], tree: "<absolute>")
        let app = try ProjectReader.read(try folder.write(project, in: "Demo"))
        #expect(app.app.sources == [folder["Demo/Own.swift"], folder["Shared.swift"], folder["Far.swift"]])
    }

    @Test func aReferenceInAnotherCaseFindsTheFileAndIsReported() throws {
        try folder.touch("main.swift", "Art/Logo.PNG")
        var project = SampleProject.simple()
        project.addFile("LOGO", "art/logo.png")
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.resources.map(\.path) == [folder["Art/Logo.PNG"]])
        #expect(app.warnings.count == 1 && app.warnings[0].contains("Logo.PNG"))
    }

    @Test func deadReferencesAreReportedAndTheRestIsRead() throws {
        try folder.touch("main.swift")
        var project = SampleProject.simple()
        project.addFile("GONE", "Gone.swift")
        project.sources += ["DELETED"]
        project.addFile("LOST", "Lost.swift", isInGroup: false)
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.sources == [folder["main.swift"]])
        #expect(app.warnings.count == 3)
        #expect(app.warnings.contains { $0.contains("Gone.swift is missing") })
        #expect(app.warnings.contains { $0.contains("P_S_DELETED") })
        #expect(app.warnings.contains { $0.contains("LOST") })
    }

    @Test func aPointerOfGitLFSInPlaceOfAPictureIsReported() throws {
        try folder.touch("main.swift")
        try folder.write("a.png", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n")
        var project = SampleProject.simple()
        project.addFile("A", "a.png")
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.resources.count == 1)
        #expect(app.warnings == [folder["a.png"] + ": Git LFS has not fetched this file"])
    }

    @Test func eachVariantOfALocalisedFileIsAResource() throws {
        try folder.touch("main.swift", "Base.lproj/Main.storyboard", "de.lproj/Main.strings")
        var project = SampleProject.simple()
        project.children.append("V")
        project.resources = ["V"]
        project.objects += """
            V = {isa = PBXVariantGroup; children = (V_B, V_D); name = Main.storyboard; sourceTree = "<group>"; };
            V_B = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            V_D = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };

            """
        let resources = try ProjectReader.read(try folder.write(project)).app.resources
        #expect(resources.map(\.destination) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
        #expect(resources.map(\.kind) == [.storyboard, .strings])
        #expect(resources.map(\.language) == ["Base", "de"])
    }

    @Test func folderReferencesAndCataloguesAreResources() throws {
        try folder.touch("main.swift", "Sounds/a/b.wav", "Art.xcassets/Contents.json", "List.plist", "Cell.xib")
        var project = SampleProject.simple()
        for (id, path) in [("S", "Sounds"), ("A", "Art.xcassets"), ("L", "List.plist"), ("X", "Cell.xib")] { project.addFile(id, path) }
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.resources.map(\.kind) == [.folder, .assetCatalog, .file, .xib])
        #expect(app.app.resources.map(\.destination) == ["Sounds", "Art.xcassets", "List.plist", "Cell.xib"])
    }

    @Test func theResourcesOfABundleTargetAreInItsFolder() throws {
        try folder.touch("main.swift", "Badge.xib", "de.lproj/Words.strings")
        var project = SampleProject.simple()
        project.addFile("PRODUCT", "Badges.bundle", tree: "BUILT_PRODUCTS_DIR")
        project.addFile("OTHER", "Other.bundle", tree: "BUILT_PRODUCTS_DIR")
        project.targets = ["B"]
        project.objects +=
            "B = {isa = PBXNativeTarget; name = Badges; productType = \"com.apple.product-type.bundle\"; productReference = PRODUCT; "
            + "buildPhases = (B_R); };\n"
        project.objects += SampleProject.phase("B_R", "PBXResourcesBuildPhase", ["XIB", "WORDS"])
        let resources = project.resources
        project.addFile("XIB", "Badge.xib")
        project.addFile("WORDS", "de.lproj/Words.strings")
        project.resources = resources
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.resources.map(\.destination) == ["Badges.bundle/Badge.xib", "Badges.bundle/de.lproj/Words.strings"])
        #expect(app.skipped == ["product “Other.bundle” among the resources of Shop"])
    }

    @Test func otherLanguagesAreSkippedWithALine() throws {
        try folder.touch("main.swift", "Old.m", "Model.xcdatamodeld/x")
        var project = SampleProject.simple()
        project.addFile("OLD", "Old.m")
        project.addFile("MODEL", "Model.xcdatamodeld")
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.skipped == ["Objective-C file “Old.m” of Shop", "Core Data model “Model.xcdatamodeld” of Shop"])
        #expect(app.app.resources.isEmpty)
    }

    @Test func launchScreensScriptsTestsAndExtensionsAreSkippedWithALineEach() throws {
        try folder.touch("main.swift", "LaunchScreen.storyboard", "Main.storyboard")
        var project = SampleProject.simple()
        project.addFile("LAUNCH", "LaunchScreen.storyboard")
        project.addFile("STORY", "Main.storyboard")
        project.settings["INFOPLIST_KEY_UILaunchStoryboardName"] = "LaunchScreen"
        project.targetFields = "buildPhases = (P_S, P_R, SCRIPT); "
        project.targets = ["T", "E"]
        project.objects += "SCRIPT = {isa = PBXShellScriptBuildPhase; name = SwiftLint; shellScript = \"swiftlint\"; };\n"
        project.objects += SampleProject.target("T", "ShopTests", type: "bundle.unit-test")
        project.objects += SampleProject.target("E", "Share", type: "app-extension")
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.resources.map(\.destination) == ["Main.storyboard"])
        #expect(
            app.skipped == [
                "test target “ShopTests”", "extension target “Share”", "launch screen “LaunchScreen.storyboard” of Shop",
                "build script “SwiftLint” of Shop",
            ])
    }
}
