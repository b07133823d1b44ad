import LaminaProjects
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct ProjectPackageTests {
    /// A folder with a project whose only reference is dead, beside a Swift file.
    private func project(_ name: String = "Shop", in folder: Folder) throws {
        _ = try folder.write("print(1)\n", to: "main.swift")
        let text = """
            { objects = {
            R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
            G = {isa = PBXGroup; children = (F, D); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
            D = {isa = PBXFileReference; path = dead.swift; sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
            T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P, S); };
            P = {isa = PBXSourcesBuildPhase; files = (BF, BD); };
            S = {isa = PBXShellScriptBuildPhase; name = Lint; };
            BF = {isa = PBXBuildFile; fileRef = F; };
            BD = {isa = PBXBuildFile; fileRef = D; };
            }; rootObject = R; }
            """
        _ = try folder.write(text, to: "\(name).xcodeproj/project.pbxproj")
    }

    @Test func aFolderWithoutSwiftIsNoProject() throws {
        #expect(try ProjectPackage(path: Folder().path) == nil)
    }

    @Test func aFolderOfSwiftFilesIsAnAppWithOneBeginning() throws {
        let folder = try Folder()
        _ = try folder.write("struct A {}\n", to: "a.swift")
        #expect(try ProjectPackage(path: folder.path) == nil)
        _ = try folder.write("@main struct B { static func main() {} }\n", to: "sub/b.swift")
        #expect(try ProjectPackage(path: folder.path) != nil)
        _ = try folder.write("print(1)\n", to: "other/main.swift")
        #expect(try ProjectPackage(path: folder.path) == nil)
    }

    @Test func aTargetIsNamedOnlyForAProject() throws {
        let folder = try Folder()
        try project(in: folder)
        #expect(throws: ToolError.badProject(.noSuchTarget(file: folder.file("Shop.xcodeproj"), target: "No", targets: ["Shop"]))) {
            try AppFinder(folder: "/nowhere").path(of: folder.file("Shop.xcodeproj"), target: "No")
        }
        let script = try folder.script("App", "")
        #expect(throws: ToolError.noTargets(app: script)) { try AppFinder(folder: "/nowhere").path(of: script, target: "Shop") }
    }

    @Test func aWindowNeedsADisplay() {
        #expect(!Run.hasDisplay([:]))
        #expect(!Run.hasDisplay(["DISPLAY": ""]))
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { #expect(Run.hasDisplay([name: "x"])) }
    }

    @Test func withoutTheSDKAProjectIsReadAndNotBuilt() throws {
        let folder = try Folder()
        try project(in: folder)
        let result = try Tool.run(
            ["still", folder.file("Shop.xcodeproj"), "--time", "1", "-o", "a.png"],
            environment: ["CFFIXED_USER_HOME": folder.file("home"), "XDG_CACHE_HOME": folder.file("cache")], in: folder)
        #expect(result.status == 69)
        #expect(result.errors.contains("dead.swift is missing"), "\(result.errors)")
        #expect(result.errors.contains("lamina: skipped: build script “Lint” of Shop"))
        #expect(result.errors.contains("the Swift SDK is not installed"))
    }

    @Test func severalProjectsOfAFolderAreAnErrorThatNamesThem() throws {
        let folder = try Folder()
        try project("A", in: folder)
        try project("B", in: folder)
        #expect(throws: ToolError.badProject(.severalProjects(folder: folder.path, names: ["A.xcodeproj", "B.xcodeproj"]))) {
            try ProjectPackage(path: folder.path)
        }
    }
}
