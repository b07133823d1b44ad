import LaminaProjects
import Testing

/// Build settings: layers, references, configuration files, observed through a key of Info.plist.
struct SettingTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift")
    }

    private func value(of text: String, _ change: (inout SampleProject) -> Void = { _ in }) throws -> String? {
        var project = SampleProject.simple()
        project.settings["INFOPLIST_KEY_Probe"] = text
        change(&project)
        return try ProjectReader.read(try folder.write(project)).app.information["Probe"]?.text
    }

    @Test(arguments: [
        ("$(TARGET_NAME)", "Shop"), ("${PROJECT_NAME}", "Shop"), ("a$(NONE)b", "ab"), ("$(CONFIGURATION)", "Debug"), ("5$", "5$"),
        ("$(open", "$(open"), ("$(TARGET_NAME:lower)", "shop"), ("$(TARGET_NAME:upper)", "SHOP"), ("$(NONE:default=x)", "x"),
        ("$(PRODUCT_$(WORD))", "Shop"), ("$(ODD:c99extidentifier)", "a_b_c"),
        ("$(ODD:rfc1034identifier)", "a-b-c"), ("$(PATHS:file)", "c.txt"), ("$(PATHS:base)", "c"), ("$(PATHS:dir)", "/a/b"),
        ("$(PATHS:suffix)", ".txt"), ("$(WORD:unknown)", "NAME"), ("$inherited", "$inherited"),
    ])
    func referencesAreReplaced(text: String, expected: String) throws {
        let found = try value(of: text) {
            $0.settings["WORD"] = "NAME"
            $0.settings["ODD"] = "a b&c"
            $0.settings["PATHS"] = "/a/b/c.txt"
        }
        #expect(found == expected)
    }

    @Test func theTargetInheritsFromItsFileFromTheProjectAndFromTheProjectsFile() throws {
        try folder.write("A.xcconfig", "WORDS = a\n")
        try folder.write(
            "B.xcconfig", "WORDS = $(inherited) c // comment\n#include? \"None.xcconfig\"\n#include \"D.xcconfig\"\nWORDS = $(inherited) e;\n")
        try folder.write("D.xcconfig", "WORDS = $(inherited) d\nOTHER = http:/$()/x\n")
        let found = try value(of: "$(WORDS) $(OTHER)") {
            $0.children += ["FA", "FB"]
            $0.objects += "FA = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };"
            $0.objects += "FB = {isa = PBXFileReference; path = B.xcconfig; sourceTree = \"<group>\"; };"
            $0.projectSettings["WORDS"] = "$(inherited) b"
            $0.settings["WORDS"] = "$(WORDS) f"
            $0.configurationFields = "baseConfigurationReference = FB;"
            $0.projectConfigurationFields = "baseConfigurationReference = FA;"
        }
        #expect(found == "a b c d e f http://x")
    }

    @Test func settingsForOtherSystemsDoNotCount() throws {
        let found = try value(of: "$(WORD)") {
            $0.settings["WORD"] = "all"
            $0.settings["WORD[sdk=macosx*]"] = "mac"
            $0.settings["WORD[sdk=iphonesimulator*][arch=arm64]"] = "arm"
            $0.settings["WORD[sdk=iphone*]"] = "phone $(inherited)"
        }
        #expect(found == "phone all")
    }

    @Test(arguments: [
        ["A": "$(B)", "B": "$(C)", "C": "$(A)"],
        Dictionary(uniqueKeysWithValues: (0..<60).map { ($0 == 0 ? "A" : "X\($0)", "$(X\($0 + 1))$(X\($0 + 1))") } + [("X60", "x")]),
        ["A": String(repeating: "$(", count: 200) + String(repeating: ")", count: 200)],
    ])
    func aSettingThatRefersToItselfOrGrowsWithoutEndIsAnError(settings: [String: String]) throws {
        let error = #expect(throws: ProjectError.self) { try value(of: "$(A)") { $0.settings.merge(settings) { _, new in new } } }
        guard case .endlessSetting(let file, _)? = error else { return #expect(error == nil) }
        #expect(file.hasSuffix("Shop.xcodeproj/project.pbxproj"))
    }

    @Test func aSettingOfTheSameNameIsTheInheritedValue() throws {
        #expect(try value(of: "$(WORD)") { $0.settings["WORD"] = "$(WORD)" } == nil)
    }

    @Test func aMissingConfigurationFileIsReported() throws {
        var project = SampleProject.simple()
        project.children.append("FA")
        project.objects += "FA = {isa = PBXFileReference; path = Pods.xcconfig; sourceTree = \"<group>\"; };"
        project.configurationFields = "baseConfigurationReference = FA;"
        #expect(try ProjectReader.read(try folder.write(project)).warnings.count == 1)
    }

    @Test func configurationFilesThatIncludeEachOtherAreAnError() throws {
        try folder.write("A.xcconfig", "#include \"B.xcconfig\"")
        try folder.write("B.xcconfig", "#include \"A.xcconfig\"")
        var project = SampleProject.simple()
        project.children.append("FA")
        project.objects += "FA = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };"
        project.configurationFields = "baseConfigurationReference = FA;"
        let path = try folder.write(project)
        #expect(throws: ProjectError.endlessSetting(file: folder["A.xcconfig"], setting: "#include")) { try ProjectReader.read(path) }
    }

    @Test(arguments: [
        ("Nav&Tab", "Nav_Tab"), ("UIKit App  Lesson 2.04", "UIKit_App__Lesson_2_04"), ("VC-Cycle", "VC_Cycle"), ("12PagerView", "_2PagerView"),
        ("Größe", "Größe"), ("a\"b\nc", "a_b_c"), ("Example (iOS)", "Example__iOS_"),
    ])
    func theModulesNameFollowsFromTheProducts(name: String, module: String) throws {
        var project = SampleProject.simple()
        project.target = name
        let app = try ProjectReader.read(try folder.write(project)).app
        #expect((app.target, app.product, app.module) == (name, name, module))
    }

    @Test func theProductMayHaveAnotherNameThanTheTarget() throws {
        var project = SampleProject.simple()
        project.settings["PRODUCT_NAME"] = "$(TARGET_NAME) Deluxe"
        let app = try ProjectReader.read(try folder.write(project)).app
        #expect((app.product, app.module) == ("Shop Deluxe", "Shop_Deluxe"))
    }

    @Test(arguments: [("", "5"), ("2.3", "4"), ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.9", "5"), ("6.0", "6"), ("x", "4"), ("6", "6")])
    func theLanguageModeFollowsFromTheVersion(version: String, mode: String) throws {
        var project = SampleProject.simple()
        project.projectSettings["SWIFT_VERSION"] = version
        #expect(try ProjectReader.read(try folder.write(project)).app.compiler.languageMode == mode)
    }

    @Test(arguments: [("3.0", "", true), ("3.0", "Off", false), ("4.0", "Default", false), ("4.0", "On", true), ("5.0", "", false)])
    func membersAreVisibleToObjectiveCAsInSwift3(version: String, inference: String, expected: Bool) throws {
        var project = SampleProject.simple()
        project.projectSettings["SWIFT_VERSION"] = version
        project.projectSettings["SWIFT_SWIFT3_OBJC_INFERENCE"] = inference
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.compiler.infersObjC == expected)
        #expect(AppPackage(app).manifest.contains(".define(\"LAMINA_OBJC_INFERENCE\")") == expected)
    }

    @Test func settingsOfTheCompilerAreKept() throws {
        var project = SampleProject.simple()
        project.settings = [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited) DEMO", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
            "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO", "SWIFT_STRICT_CONCURRENCY": "complete",
            "OTHER_SWIFT_FLAGS": "-DONE -D TWO -D DEBUG -Xcc -fmodule \"-D\" \"THREE\" -enable-experimental-feature Lifetimes",
            "SWIFT_OBJC_BRIDGING_HEADER": "$(SRCROOT)/Shop/Bridge.h",
        ]
        let app = try ProjectReader.read(try folder.write(project))
        let compiler = app.app.compiler
        #expect(compiler.conditions == ["DEBUG", "DEMO", "ONE", "TWO", "THREE"])
        #expect(compiler.isMainActorByDefault)
        #expect(compiler.upcomingFeatures.count == 6 && compiler.upcomingFeatures.last == "MemberImportVisibility")
        #expect(compiler.experimentalFeatures == ["Lifetimes"])
        #expect(compiler.strictConcurrency == "complete")
        #expect(compiler.bridgingHeader == folder["Shop/Bridge.h"])
        #expect(app.skipped == ["bridging header “Bridge.h” of Shop"])
    }

    @Test func theFrameworksOfABridgingHeaderAreVisibleToAllFiles() throws {
        try folder.write("Shop-Bridging-Header.h", "// #import <None/None.h>\n#import <UIKit/UIKit.h>\n  @import MapKit;\n#import \"Own.h\"\n")
        try folder.write("Own.h", "#include <QuartzCore/QuartzCore.h>\n#import \"Own.h\"\n#import \"Missing.h\"\n")
        var project = SampleProject.simple()
        project.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "$(SRCROOT)/Shop-Bridging-Header.h"
        let app = try ProjectReader.read(try folder.write(project))
        #expect(app.app.compiler.bridgedModules == ["UIKit", "MapKit", "QuartzCore"])
        #expect(AppPackage(app).manifest.contains(".define(\"LAMINA_BRIDGES_UIKit\")"))
    }
}
