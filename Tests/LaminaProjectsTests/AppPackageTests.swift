import Foundation
import Testing

@testable import LaminaProjects

/// The Swift package that builds an app.
struct AppPackageTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch("main.swift", "Art.xcassets/Contents.json", "de.lproj/T.strings", "a.png", "b/a.png")
    }

    private func app(_ change: (inout SampleProject) -> Void = { _ in }) throws -> ProjectApp {
        var project = SampleProject.simple()
        for (id, path) in [("A", "Art.xcassets"), ("T", "de.lproj/T.strings"), ("P", "a.png"), ("Q", "b/a.png")] { project.addFile(id, path) }
        change(&project)
        return try ProjectReader.read(try folder.write(project))
    }

    @Test func linksLeadToSourcesAndResources() throws {
        let package = AppPackage(try app())
        #expect(
            package.links == [
                "Sources/Shop/main.swift": folder["main.swift"], "Shop.app/Art.xcassets": folder["Art.xcassets"],
                "Shop.app/de.lproj/T.strings": folder["de.lproj/T.strings"], "Shop.app/a.png": folder["a.png"],
            ])
        #expect(Array(package.files.keys) == ["Shop.app/Info.plist"])
    }

    @Test func theMergedInfoPlistIsThatOfTheBundle() throws {
        let package = AppPackage(try app { $0.settings["INFOPLIST_KEY_UIStatusBarHidden"] = "YES" })
        let data = try #require(package.files["Shop.app/Info.plist"])
        #expect(String(decoding: data, as: UTF8.self).contains("<key>UIStatusBarHidden</key>\n\t<true/>"))
    }

    @Test func severalCatalogsOfOneNameAreAllKept() throws {
        try folder.touch("More/Art.xcassets/Contents.json")
        let package = AppPackage(try app { $0.addFile("B", "More/Art.xcassets") })
        #expect(package.links["Shop.app/Art.xcassets"] == folder["Art.xcassets"])
        #expect(package.links["Shop.app/Art-2.xcassets"] == folder["More/Art.xcassets"])
    }

    @Test func noLinkLiesInAFolderThatIsALink() throws {
        try folder.touch("other/de.lproj/U.strings", "x/de.lproj/V.txt")
        let whole = try app { project in
            project.resources = []
            for (id, path) in [("A1", "x/de.lproj"), ("A2", "other/de.lproj/U.strings")] { project.addFile(id, path) }
        }
        #expect(AppPackage(whole).links.keys.filter { $0.hasPrefix("Shop.app/") } == ["Shop.app/de.lproj"])
    }

    @Test func nothingIsWrittenThroughALink() throws {
        try folder.touch("Art.xcassets/Rock.imageset/Contents.json", "Shop/x.txt", "Charts.resources/y.txt")
        try folder.write("GeneratedAssetSymbols.swift", "mine")
        var shop = try app { project in
            for (id, path) in [("G", "GeneratedAssetSymbols.swift"), ("S", "Shop"), ("C", "Charts.resources")] { project.addFile(id, path) }
        }
        var charts = ProjectModule(target: "Charts", kind: .library, product: "Charts", module: "Charts")
        charts.information = ["CFBundleName": .string("Charts")]
        shop.frameworks = [charts]
        let written = try AppPackage(shop).write(below: folder["cache"])
        #expect(try String(contentsOfFile: folder["GeneratedAssetSymbols.swift"], encoding: .utf8) == "mine")
        #expect(try String(contentsOfFile: written + "/Sources/Shop/GeneratedAssetSymbols-2.swift", encoding: .utf8).contains("rock"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Charts.resources"]) == ["y.txt"])
        // The program's place stays free.
        #expect(!FileManager.default.fileExists(atPath: written + "/Shop.app/Shop"))
    }

    @Test func aHalfRemovedFolderIsWrittenAnew() throws {
        let package = AppPackage(try app())
        let written = try package.write(below: folder["cache"])
        try FileManager.default.removeItem(atPath: written + "/Package.swift")
        #expect(try package.write(below: folder["cache"]) == written)
        #expect(FileManager.default.fileExists(atPath: written + "/Package.swift"))
    }

    @Test func translationsOfInfoPlistAreLeftOut() throws {
        try folder.touch("en.lproj/InfoPlist.strings", "InfoPlist.xcstrings")
        let package = AppPackage(
            try app { project in
                project.resources = []
                for (id, path) in [("I", "en.lproj/InfoPlist.strings"), ("X", "InfoPlist.xcstrings")] { project.addFile(id, path) }
            })
        #expect(package.links.keys.filter { $0.hasPrefix("Shop.app/") }.isEmpty)
        #expect(package.files["Shop.app/Info.plist"] != nil)
    }

    @Test func aFrameworksResourcesHaveAFolderOfTheirOwn() throws {
        var shop = try app()
        var charts = ProjectModule(target: "Charts", kind: .library, product: "Charts", module: "Charts")
        charts.resources = shop.app.resources
        shop.frameworks = [charts]
        #expect(AppPackage(shop).links["Shop.app/Charts.resources/a.png"] == folder["a.png"])
    }

    @Test func settingsOfTheCompilerReachTheManifest() throws {
        let manifest = AppPackage(
            try app {
                $0.settings = [
                    "SWIFT_VERSION": "4.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG a-b",
                    "OTHER_SWIFT_FLAGS": "-enable-upcoming-feature ExistentialAny",
                ]
            }
        ).manifest
        #expect(
            manifest.contains(
                """
                [.swiftLanguageMode(.version("4")), .defaultIsolation(MainActor.self), .define("DEBUG"), .enableUpcomingFeature("ExistentialAny")]
                """))
    }

    @Test func packagesReachTheManifestWithThreeNumbers() throws {
        let manifest = AppPackage(
            try app {
                $0.targetFields = "packageProductDependencies = (PR);"
                $0.objects += """
                    R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host.org/a/Snap\\"Kit.git";
                        requirement = {kind = upToNextMinorVersion; minimumVersion = 5.6; }; };
                    PR = {isa = XCSwiftPackageProductDependency; package = R; productName = Snap; };

                    """
            }
        ).manifest
        #expect(manifest.contains(#".package(url: "https://host.org/a/Snap\"Kit.git", .upToNextMinor(from: "5.6.0"))"#))
        #expect(manifest.contains(#"dependencies: [.product(name: "Snap", package: "snap\"kit")]"#))
    }

    @Test func textsOfTheProjectStayInsideTheirLiterals() throws {
        let manifest = AppPackage(
            try app {
                $0.settings["PRODUCT_MODULE_NAME"] = "../../A\", \"B"
            }
        ).manifest
        #expect(manifest.contains(#"name: "______A____B","#))
    }

    @Test func aPackageIsWrittenOnceForTheSameContentAndAnewForOther() throws {
        let package = AppPackage(try app())
        let first = try package.write(below: folder["cache"])
        #expect(try package.write(below: folder["cache"]) == first)
        #expect(try String(contentsOfFile: first + "/Package.swift", encoding: .utf8) == package.manifest)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: first + "/Sources/Shop/main.swift") == folder["main.swift"])
        let other = try AppPackage(try app { $0.settings["SWIFT_VERSION"] = "6" }).write(below: folder["cache"])
        #expect(other != first)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["cache"]).count == 2)
    }

    @Test func aPackageThatNobodyUsesForAMonthIsRemoved() throws {
        let cache = folder["cache"]
        let package = AppPackage(try app())
        let written = try package.write(below: cache)
        try folder.touch("cache/notes.txt")
        AppPackage.removeUnused(in: cache, at: Date().addingTimeInterval(29 * 86_400))
        #expect(FileManager.default.fileExists(atPath: written))
        AppPackage.removeUnused(in: cache, at: Date().addingTimeInterval(31 * 86_400))
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["notes.txt"])
        #expect(FileManager.default.fileExists(atPath: folder["main.swift"]))
    }

    @Test func anUnwritableCacheIsAnError() throws {
        let package = AppPackage(try app())
        #expect(throws: ProjectError.self) { try package.write(below: folder["main.swift/cache"]) }
    }

    @Test func theContentsOfAPlaygroundAreItsMainFile() throws {
        try folder.touch("P.playground/Contents.swift")
        let package = AppPackage(try ProjectReader.read(folder["P.playground"]))
        #expect(package.links == ["Sources/P/main.swift": folder["P.playground/Contents.swift"]])
        #expect(package.manifest.contains(".executableTarget("))
    }

    @Test func theCacheIsTheUsers() {
        #expect(AppPackage.cacheFolder([:], home: "/home/a") == "/home/a/.cache/lamina/projects")
        #expect(AppPackage.cacheFolder(["XDG_CACHE_HOME": "/c"], home: "/home/a") == "/c/lamina/projects")
        #expect(AppPackage.cacheFolder(["XDG_CACHE_HOME": "relative"], home: "/home/a") == "/home/a/.cache/lamina/projects")
    }
}
