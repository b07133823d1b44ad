import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Image sets of catalogues are read while the app runs.
@MainActor
@Suite struct ImageSetTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Writes a set with files of one colour, and returns the folder of its catalogue as a bundle.
    private func bundle(_ contents: String, set: String = "Bell", files: [String: (side: CGFloat, color: UIColor)] = [:]) throws -> Bundle {
        let path = "Assets.xcassets/\(set).imageset"
        try folder.write(Data(contents.utf8), to: path + "/Contents.json")
        for (name, file) in files {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let pixels = UIGraphicsImageRenderer(size: CGSize(width: file.side, height: file.side), format: format).pngData {
                file.color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: file.side, height: file.side))
            }
            try folder.write(pixels, to: path + "/" + name)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func image(_ name: String = "Bell", in bundle: Bundle, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light) -> UIImage? {
        let traits = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style)])
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    private func entry(_ file: String, _ more: String = #""scale": "1x""#) -> String { #"{"idiom": "universal", "filename": "\#(file)", \#(more)}"# }

    @Test(arguments: [(1.0, 10.0, 1.0), (2, 20, 2), (3, 20, 2)])
    func theBestScaleIsTaken(display: Double, pixels: Double, scale: Double) throws {
        let files: [String: (CGFloat, UIColor)] = ["a.png": (10, .red), "b.png": (20, .red)]
        let bundle = try bundle(#"{"images": [\#(entry("a.png")), \#(entry("b.png", #""scale": "2x""#))]}"#, files: files)
        let found = try #require(image(in: bundle, scale: display))
        #expect(found.cgImage?.width == Int(pixels) && found.scale == scale && found.size.width == 10)
    }

    @Test func aSetWithOneScaleIsSizedByIt() throws {
        _ = try bundle(#"{"images": [\#(entry("a.png", #""scale": "3x""#))]}"#, files: ["a.png": (30, .red)])
        let bundle = try bundle(#"{"images": [{"idiom": "universal", "filename": "b.png"}]}"#, set: "Horn", files: ["b.png": (30, .red)])
        #expect(image(in: bundle, scale: 1)?.size == CGSize(width: 10, height: 10))
        #expect(image("Horn", in: bundle)?.size == CGSize(width: 30, height: 30))
    }

    @Test func anImageFollowsTheAppearance() throws {
        let dark = entry("b.png", #""scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
        let bundle = try bundle(#"{"images": [\#(entry("a.png")), \#(dark)]}"#, files: ["a.png": (1, .white), "b.png": (2, .black)])
        #expect(image(in: bundle, style: .light)?.size.width == 1 && image(in: bundle, style: .dark)?.size.width == 2)
        let asset = try #require(image(in: bundle)?.imageAsset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 2)
    }

    @Test func anImageViewShowsTheVersionOfItsAppearance() throws {
        let dark = entry("b.png", #""scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
        let bundle = try bundle(#"{"images": [\#(entry("a.png")), \#(dark)]}"#, files: ["a.png": (1, .white), "b.png": (2, .black)])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = UIImageView(image: image(in: bundle))
        window.addSubview(view)
        #expect((view.layer.contents as? CGImage)?.width == 1)
        window.overrideUserInterfaceStyle = .dark
        CATransaction.flush()
        #expect((view.layer.contents as? CGImage)?.width == 2)
    }

    @Test func theDevicesOwnImageComesFirst() throws {
        let own = #"{"idiom": "iphone", "filename": "b.png", "scale": "1x"}"#
        let bundle = try bundle(#"{"images": [\#(entry("a.png")), \#(own)]}"#, files: ["a.png": (1, .white), "b.png": (2, .black)])
        #expect(image(in: bundle)?.size.width == 2)
    }

    @Test(arguments: [("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("x", .automatic)])
    func aSetSaysHowItIsRendered(intent: String, mode: UIImage.RenderingMode) throws {
        let properties = #"{"template-rendering-intent": "\#(intent)"}"#
        let bundle = try bundle(#"{"images": [\#(entry("a.png"))], "properties": \#(properties)}"#, files: ["a.png": (1, .white)])
        #expect(image(in: bundle)?.renderingMode == mode)
    }

    @Test func slicesAreInPixelsOfTheFile() throws {
        let resizing = #""scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"left": 4, "top": 6, "right": 8}}"#
        let bundle = try bundle(#"{"images": [\#(entry("a.png", resizing))]}"#, files: ["a.png": (20, .white)])
        let found = image(in: bundle)
        #expect(found?.capInsets == UIEdgeInsets(top: 3, left: 2, bottom: 0, right: 4) && found?.resizingMode == .tile)
    }

    @Test func aGroupIsPartOfTheNameWhenItSaysSo() throws {
        let contents = #"{"images": [\#(entry("a.png"))]}"#
        _ = try bundle(contents, set: "Brand/Bell", files: ["a.png": (1, .white)])
        let group = #"{"properties": {"provides-namespace": true, "on-demand-resource-tags": ["a"]}}"#
        try folder.write(Data(group.utf8), to: "Assets.xcassets/Brand/Contents.json")
        let bundle = try bundle(contents, set: "Plain/Horn", files: ["a.png": (2, .white)])
        #expect(image("Brand/Bell", in: bundle)?.size.width == 1 && image("Horn", in: bundle)?.size.width == 2)
        #expect(image("Bell", in: bundle) == nil && image("Plain/Horn", in: bundle) == nil)
    }

    @Test func anExtensionIsNoPartOfTheName() throws {
        let bundle = try bundle(#"{"images": [\#(entry("a.png"))]}"#, files: ["a.png": (1, .white)])
        #expect(image("Bell.png", in: bundle)?.size.width == 1)
    }

    @Test(arguments: ["", "?", "{}", #"{"images": [{}]}"#, #"{"images": [{"filename": "gone.png"}]}"#, #"{"images": [{"filename": "text.png"}]}"#])
    func aSetWithoutAReadableFileGivesNil(contents: String) throws {
        let bundle = try bundle(contents)
        try folder.write(Data("version https://git-lfs.github.com/spec/v1".utf8), to: "Assets.xcassets/Bell.imageset/text.png")
        #expect(image(in: bundle) == nil)
    }
}
