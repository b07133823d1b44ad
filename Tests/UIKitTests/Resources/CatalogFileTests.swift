import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Resources that name other resources, and mistakes in their files.
@MainActor
@Suite struct CatalogFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

    private func color(_ value: String) throws -> UIColor? {
        let contents = #"{"colors": [{"idiom": "universal", "color": \#(value)}]}"#
        try folder.write(Data(contents.utf8), to: "Assets.xcassets/Brand.colorset/Contents.json")
        return UIColor(named: "Brand", in: try bundle, compatibleWith: nil)
    }

    private func write(side: CGFloat, to name: String) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        try folder.write(pixels, to: name)
    }

    @Test(arguments: [
        (#"{"color-space": "srgb", "components": {"red": "1.0", "green": "0xFF", "blue": "0X00"}}"#, [1, 1, 0, 1]),
        (#"{"color-space": "srgb", "components": {"red": 0.5, "green": "51", "blue": "0", "alpha": 0.25}}"#, [0.5, 0.2, 0, 0.25]),
        (#"{"color-space": "extended-gray", "components": {"white": "0.25", "alpha": "1.000"}}"#, [0.25, 1]),
    ])
    func componentsHaveAnyForm(value: String, components: [CGFloat]) throws {
        #expect(try color(value)?.cgColor.components == components)
    }

    @Test func aColorCanBeASystemColor() throws {
        let found = try #require(try color(#"{"platform": "ios", "reference": "systemBlueColor"}"#))
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(found.resolvedColor(with: traits).cgColor == UIColor.systemBlue.resolvedColor(with: traits).cgColor)
        }
    }

    @Test func theVersionForLessColorsIsTaken() throws {
        let version = { (gamut: String, red: String) in
            let color = #"{"components": {"red": "\#(red)", "green": "0.0", "blue": "0.0"}}"#
            return #"{"idiom": "universal", "display-gamut": "\#(gamut)", "color": \#(color)}"#
        }
        let contents = #"{"colors": [\#(version("display-P3", "1.0")), \#(version("sRGB", "0.5"))]}"#
        try folder.write(Data(contents.utf8), to: "Assets.xcassets/Brand.colorset/Contents.json")
        #expect(UIColor(named: "Brand", in: try bundle, compatibleWith: nil)?.cgColor.components == [0.5, 0, 0, 1])
    }

    @Test(arguments: [
        ("?", "it is not JSON, or has a number that does not fit"), (#"{"colors": 1}"#, "“colors” must be a list"), ("{}", "“colors” is missing"),
    ])
    func aDescriptionThatCannotBeReadIsReported(contents: String, reason: String) throws {
        try folder.write(Data(contents.utf8), to: "Assets.xcassets/Brand.colorset/Contents.json")
        #expect(UIColor(named: "Brand", in: try bundle, compatibleWith: nil) == nil)
        #expect(Diagnostics.hasWarned("\(folder.path)/Assets.xcassets/Brand.colorset/Contents.json does not describe a set: \(reason)"))
    }

    @Test func aPointerOfGitLFSIsNoImage() throws {
        let set = "Assets.xcassets/Bell.imageset"
        try folder.write(Data(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#.utf8), to: set + "/Contents.json")
        try folder.write(Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3".utf8), to: set + "/a.png")
        #expect(UIImage(named: "Bell", in: try bundle, compatibleWith: nil) == nil)
        let message = "\(folder.path)/\(set)/a.png is a pointer of Git LFS and no image; run git lfs pull"
        #expect(Diagnostics.hasReported(exception: "UIImageError", part: message))
    }

    @Test func aLooseImageHasAScaleAndADevice() throws {
        try write(side: 20, to: "Bell@2x.png")
        try write(side: 24, to: "Bell@2x~ipad.png")
        let image = { (idiom: UIUserInterfaceIdiom, bundle: Bundle) in
            let traits = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceIdiom: idiom)])
            return UIImage(named: "Bell", in: bundle, compatibleWith: traits)
        }
        #expect(image(.phone, try bundle)?.size == CGSize(width: 10, height: 10))
        #expect(image(.pad, try bundle)?.size == CGSize(width: 12, height: 12))
    }

    @Test func generatedSymbolsNameImagesAndColors() throws {
        #expect(try color(#"{"components": {"red": "0.5", "green": "0.0", "blue": "0.0"}}"#) != nil)
        try write(side: 20, to: "Bell@2x.png")
        let bundle = try bundle
        #expect(UIImage(resource: ImageResource(name: "Bell", bundle: bundle)).size == CGSize(width: 10, height: 10))
        #expect(UIColor(resource: ColorResource(name: "Brand", bundle: bundle)).cgColor.components == [0.5, 0, 0, 1])
        #expect(UIImage(resource: ImageResource(name: "None", bundle: bundle)).cgImage == nil)
    }

    /// A small font of the fuzzers' corpus by the name “Mine”, so that no other test has registered it.
    private static func font() throws -> Data {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Fuzz/Corpus/Fonts/small.otf").standardizedFileURL
        var data = try Data(contentsOf: file)
        for encoding in [String.Encoding.ascii, .utf16BigEndian] {
            let (old, new) = (try #require("Fuzz".data(using: encoding)), try #require("Mine".data(using: encoding)))
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        return data
    }

    @Test func anAppsFontsAreFoundByTheirNames() throws {
        try folder.write(try Self.font(), to: "Own.otf")
        try folder.write(Data("?".utf8), to: "Text.ttf")
        #expect(AppFonts.register("Fonts/Own.otf", in: try bundle))
        for name in ["Mine-Regular", "Mine"] { #expect(UIFont(name: name, size: 12)?.fontName == "Mine-Regular") }
        #expect(!AppFonts.register("Text.ttf", in: try bundle))
        #expect(!AppFonts.register("None.ttf", in: try bundle))
        #expect(Diagnostics.hasWarned("UIAppFonts names “None.ttf”, which is missing in \(folder.path)"))
    }
}
