import Foundation
import Testing

@testable import LaminaProjects

/// The names that stand for images and colours of catalogues.
struct AssetSymbolTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.touch(
            "A.xcassets/Rock.imageset/Contents.json", "A.xcassets/AccentColor.colorset/Contents.json", "A.xcassets/red.colorset/Contents.json",
            "A.xcassets/Group/horn-filled.imageset/Contents.json", "A.xcassets/Brand/horn.imageset/Contents.json")
        try folder.write("A.xcassets/Brand/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
    }

    @Test(arguments: [
        ("rock", "rock"), ("Rock", "rock"), ("my-icon", "myIcon"), ("URLIcon", "urlIcon"), ("01_big tree", "_01_bigTree"), ("HeaderImage", "header"),
        ("Image", "image"), ("---", nil), ("m²", "m"), ("1x", "_1x"),
    ])
    func namesBecomeIdentifiers(name: String, identifier: String?) {
        #expect(AssetSymbols.identifier(name, without: "Image") == identifier)
    }

    @Test func setsHaveNamesInTheirNamespaces() {
        let source = AssetSymbols(catalogs: [folder["A.xcassets"]], extendsUIKit: false).source
        #expect(
            source == """
                import UIKit

                extension UIKit.ImageResource {
                    static let hornFilled = UIKit.ImageResource(name: "horn-filled", bundle: .main)
                    static let rock = UIKit.ImageResource(name: "Rock", bundle: .main)
                    enum Brand {
                        static let horn = UIKit.ImageResource(name: "Brand/horn", bundle: .main)
                    }
                }

                extension UIKit.ColorResource {
                    static let accent = UIKit.ColorResource(name: "AccentColor", bundle: .main)
                    static let red = UIKit.ColorResource(name: "red", bundle: .main)
                }

                """)
    }

    @Test func linksInCirclesAreFollowedOnce() throws {
        for number in 0..<8 { try folder.link("A.xcassets/Brand/loop\(number)", to: folder["A.xcassets"]) }
        let source = try #require(AssetSymbols(catalogs: [folder["A.xcassets"]], extendsUIKit: false).source)
        #expect(source.components(separatedBy: "Rock").count == 2)
    }

    @Test func extensionsLeaveTheColorsOfUIKit() throws {
        let source = try #require(AssetSymbols(catalogs: [folder["A.xcassets"]], extendsUIKit: true).source)
        #expect(source.contains("    static var rock: UIKit.UIImage { UIKit.UIImage(resource: .rock) }"))
        #expect(source.contains("    static var accent: UIKit.UIColor { UIKit.UIColor(resource: .accent) }"))
        #expect(!source.contains("static var red"))
    }

    @Test func settingsDecideWhichNamesThereAre() throws {
        try folder.touch("main.swift")
        func source(_ settings: [String: String]) throws -> String? {
            var project = SampleProject.simple()
            project.addFile("A", "A.xcassets")
            project.settings = settings
            let package = AppPackage(try ProjectReader.read(try folder.write(project)))
            return package.files["Sources/Shop/GeneratedAssetSymbols.swift"].map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(try source([:])?.contains("static var rock") == false)
        #expect(try source(["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"])?.contains("static var rock") == true)
        #expect(try source(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]) == nil)
    }
}
