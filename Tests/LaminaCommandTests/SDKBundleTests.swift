import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct SDKBundleTests {
    private let folder: Folder

    /// A folder of built products, and one of sources, with one module in Swift and one in C.
    init() throws {
        folder = try Folder()
        for (path, text) in [
            "build/LaminaFrameworks.product/Objects.LinkFileList":
                "/b/UIKit.build/UIView.swift.o\n/b/UIKit.build/Sub/UIColor.swift.o\n/b/LaminaText.build/Font.swift.o\n/b/CThing.build/thing.c.o\n/b/COther.build/o.c.o\n",
            "build/Modules/UIKit.swiftmodule": "uikit", "build/Modules/LaminaText.swiftmodule": "text", "build/libLaminaFrameworks.so": "library",
            "build/libLaminaNetwork.so": "network",
            "build/lamina": "tool",
            "checkout/Sources/Apple/UIKit/Views/UIView.swift": "", "checkout/Sources/Support/CThing/include/CThing.h": "",
            "checkout/Sources/Support/CFont/module.modulemap": "module CFont {}\n", "checkout/SDK/Modules/zlib/module.modulemap": "module zlib {}\n",
            "other/include/COther.h": "other", "build/COther.build/module.modulemap": "umbrella header \"\(folder.file("other/include/COther.h"))\"",
        ] { _ = try folder.write(text, to: path) }
        try compiler("for word; do case $word in *.laminaindex) (echo $*; ls ${0%/bin/*}/toolchain || echo no toolchain) >$word;; esac; done")
    }

    private func compiler(_ script: String) throws { _ = try folder.script("build/lamina-swiftc", script) }

    private func install() throws {
        let bundle = SDKBundle(
            build: URL(filePath: folder.file("build")), checkout: URL(filePath: folder.file("checkout")), toolchain: try Toolchain())
        try bundle.write(to: URL(filePath: folder.file("home/lamina.artifactbundle")))
    }

    private func installed(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file("home/lamina.artifactbundle/sdk/\(path)"), encoding: .utf8)
    }

    @Test func aBundleHasTheModulesOfTheLibraryAndTheirHeadersAndIndices() throws {
        try install()
        #expect(try installed("modules/UIKit.swiftmodule") == "uikit")
        #expect(try installed("modules/LaminaText.swiftmodule") == "text")
        #expect(try installed("lib/libLaminaFrameworks.so") == "library")
        #expect(try installed("include/CThing/module.modulemap").contains("umbrella header \"CThing.h\""))
        // A module of another package.
        #expect(try installed("include/COther/COther.h") == "other")
        #expect(try installed("include/CFont/module.modulemap") == "module CFont {}\n")
        #expect(try installed("include/zlib/module.modulemap") == "module zlib {}\n")
        #expect(try installed("swiftc.flags") == "-I\n${SDK}/modules\n-I\n${SDK}/include\n-Xcc\n-D_GNU_SOURCE\n")
        #expect(try installed("bin/lamina") == "tool" && installed("bin/lamina-swiftc") == installed("bin/swiftc"))
        let index = try installed("indices/UIKit.laminaindex")
        #expect(index.contains("-lamina-objc-protocols -module-name UIKit") && index.contains("Views/UIView.swift"))
        // The compiler completes an SDK that names its toolchain, and must not do so before the bundle is on its machine.
        #expect(try installed("toolchain").contains("Swift version") && index.contains("no toolchain"))
        // Modules with names of our own have nothing that Objective-C would see.
        #expect(!FileManager.default.fileExists(atPath: folder.file("home/lamina.artifactbundle/sdk/indices/LaminaText.laminaindex")))
    }

    @Test func anotherInstallationReplacesEverything() throws {
        try install()
        _ = try folder.write("left over", to: "home/lamina.artifactbundle/sdk/modules/Old.swiftmodule")
        _ = try folder.write("new", to: "build/Modules/UIKit.swiftmodule")
        try install()
        #expect(try installed("modules/UIKit.swiftmodule") == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("home")) == ["lamina.artifactbundle"])
        #expect(throws: (any Error).self) { try installed("modules/Old.swiftmodule") }
    }

    @Test func theObjectsOfStandInsBecomeALibraryOfTheirOwn() throws {
        let source = try folder.write("int map(void) { return 1; }\n", to: "map.c")
        _ = try folder.write("", to: "build/MapKit.build/empty")
        for (kind, product) in [("-shared", "libLaminaFrameworks.so"), ("-c", "MapKit.build/a.o")] {
            #expect(CommandOutput.of("clang", [kind, source, "-o", folder.file("build/\(product)")]) != nil)
        }
        _ = try folder.write("map", to: "build/Modules/MapKit.swiftmodule")
        _ = try folder.write("", to: "checkout/Sources/StandIns/MapKit/Map.swift")
        try install()
        #expect(try installed("modules/MapKit.swiftmodule") == "map")
        let library = folder.file("home/lamina.artifactbundle/sdk/lib/libLaminaStandIns.so")
        #expect(String(decoding: CommandOutput.of("nm", ["-D", library]) ?? Data(), as: UTF8.self).contains("T map"))
        // A path would name the folder in which the bundle was made, which is another one after its installation.
        let needs = String(decoding: CommandOutput.of("readelf", ["-d", library]) ?? Data(), as: UTF8.self)
        #expect(needs.contains("[libLaminaFrameworks.so]"), "\(needs)")
        #expect(try installed("indices/MapKit.laminaindex").contains("StandIns/MapKit/Map.swift"))
    }

    @Test func missingPartsAreNamed() throws {
        try FileManager.default.removeItem(atPath: folder.file("build/libLaminaFrameworks.so"))
        #expect(throws: SDKError.notBuilt(path: folder.file("build/libLaminaFrameworks.so"))) { try install() }
        try FileManager.default.removeItem(atPath: folder.file("build/Modules/LaminaText.swiftmodule"))
        #expect(throws: SDKError.noModule(name: "LaminaText", folder: folder.file("build/Modules"))) { try install() }
        try FileManager.default.removeItem(atPath: folder.file("build/LaminaFrameworks.product"))
        #expect(throws: SDKError.notBuilt(path: folder.file("build/libLaminaFrameworks.so"))) { try install() }
    }

    @Test func aFailedIndexIsAnErrorAndLeavesTheOlderBundle() throws {
        try install()
        try compiler("exit 3")
        #expect(throws: SDKError.noIndex(module: "UIKit", status: 3)) { try install() }
        #expect(try installed("modules/UIKit.swiftmodule") == "uikit")
    }
}
