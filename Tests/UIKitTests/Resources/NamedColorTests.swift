import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct NamedColorTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Writes a catalogue with one colour set, and returns the folder that contains it as a bundle.
    private func bundle(_ contents: String) throws -> Bundle {
        let set = folder.url.appending(path: "Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        return try #require(Bundle(path: folder.path))
    }

    private func entry(_ components: String, space: String = "srgb", more: String = "") -> String {
        #"{"idiom": "universal"\#(more), "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
    }

    private static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#

    @Test(arguments: [
        #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250""#, #""red": "255", "green": "0.5", "blue": "0x00", "alpha": "0.25""#,
    ])
    func componentsAreFractionsOrBytes(components: String) throws {
        let color = UIColor(named: "Brand", in: try bundle(#"{"colors": [\#(entry(components))]}"#), compatibleWith: nil)
        #expect(color?.cgColor.components == [1, 0.5, 0, 0.25])
    }

    @Test func aColorFollowsTheAppearance() throws {
        let light = entry(#""white": "0.25""#, space: "gray-gamma-22")
        let dark = entry(#""white": "0.75""#, space: "gray-gamma-22", more: Self.dark)
        let bundle = try bundle(#"{"colors": [\#(light), \#(dark)]}"#)
        let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        let style = { UITraitCollection(userInterfaceStyle: $0) }
        #expect(color.resolvedColor(with: style(.light)).cgColor.components?.first == 0.25)
        #expect(color.resolvedColor(with: style(.dark)).cgColor.components?.first == 0.75)
        let fixed = UIColor(named: "Brand", in: bundle, compatibleWith: style(.dark))
        #expect(fixed?.resolvedColor(with: style(.light)).cgColor.components?.first == 0.75)
    }

    @Test(arguments: [
        "?", "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
        #"{"colors": [{"idiom": "universal", "color": {"reference": "x"}}]}"#,
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "nan", "green": "1.0", "blue": "300"}}}]}"#,
    ])
    func aSetWithoutAColorGivesNil(contents: String) throws {
        let bundle = try bundle(contents)
        #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil) == nil && UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    }
}
