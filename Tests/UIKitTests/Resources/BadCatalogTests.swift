import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Catalogues with mistakes, and large ones.
@MainActor @Suite struct BadCatalogTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

    private func write(_ contents: String, to set: String = "Bell.imageset") throws {
        try folder.write(Data(contents.utf8), to: "Assets.xcassets/\(set)/Contents.json")
    }

    @Test func linksInCirclesAreFollowedOnce() throws {
        try write(#"{"images": []}"#, to: "Group/Bell.dataset")
        try folder.write(Data("x".utf8), to: "Assets.xcassets/Group/Bell.dataset/a.txt")
        try write(#"{"data": [{"idiom": "universal", "filename": "a.txt"}]}"#, to: "Group/Bell.dataset")
        // Each of the links leads to the top: followed by their paths alone, they are 8 to the power of 16 folders.
        for number in 0..<8 {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file("Assets.xcassets/Group/Loop\(number)"), withDestinationPath: folder.file("Assets.xcassets"))
        }
        let start = ContinuousClock.now
        #expect(NSDataAsset(name: "Bell", bundle: try bundle)?.data == Data("x".utf8))
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test(arguments: [
        #"{"images": [{"idiom": "universal", "filename": "../../../../etc/passwd", "scale": "1x"}]}"#,
        #"{"images": [{"idiom": "universal", "filename": "gone.png", "scale": "1e300x"}]}"#,
        #"{"images": [{"idiom": "universal", "filename": "", "scale": "-1x"}]}"#, #"{"images": {"a": 1}}"#, "[[[", "", "nul\0l",
        #"{"images": [{"idiom": 5, "filename": 7}]}"#,
    ])
    func aSetThatCannotBeUsedIsNoImage(contents: String) throws {
        try write(contents)
        #expect(UIImage(named: "Bell", in: try bundle, compatibleWith: nil) == nil)
    }

    @Test func namesMayHaveSpacesQuotesAndLineBreaks() throws {
        let name = "a \"b\" 'c'\nd"
        try write(#"{"data": [{"idiom": "universal", "filename": "a.txt"}]}"#, to: "\(name).dataset")
        try folder.write(Data("y".utf8), to: "Assets.xcassets/\(name).dataset/a.txt")
        #expect(NSDataAsset(name: name, bundle: try bundle)?.data == Data("y".utf8))
    }

    @Test func aThousandSetsAreFoundQuickly() throws {
        for number in 0..<1000 { try write(#"{"data": [{"idiom": "universal", "filename": "a.txt"}]}"#, to: "G\(number % 50)/S\(number).dataset") }
        try folder.write(Data("z".utf8), to: "Assets.xcassets/G0/S0.dataset/a.txt")
        let bundle = try bundle
        let start = ContinuousClock.now
        #expect(NSDataAsset(name: "S0", bundle: bundle) != nil)
        let time = ContinuousClock.now - start
        print("1000 sets: \(time)")
        // Ten times the promise, because a debug build on a busy machine takes longer.
        #expect(time < .milliseconds(200))
    }

    @Test func valuesOfWrongTypesInTheInformationAreNamed() {
        #expect(AppFonts.names(in: "one.ttf").isEmpty)
        #expect(AppFonts.names(in: ["one.ttf", 5]) == ["one.ttf"])
        #expect(Diagnostics.hasWarned("Info.plist: the value of UIAppFonts is no array of texts; the app has no fonts of its own"))
        #expect(Diagnostics.hasWarned("Info.plist: UIAppFonts has 1 values that are no texts"))
        #expect(LaunchInformation { $0 == "UIMainStoryboardFile" ? 5 : nil }.mainStoryboard == nil)
        #expect(Diagnostics.hasWarned("Info.plist: the value of UIMainStoryboardFile is not a text, and is ignored"))
        let manifests: [Any] = ["text", ["UISceneConfigurations": [1]], ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": "x"]]]
        for manifest in manifests {
            let information = LaunchInformation { $0 == "UIApplicationSceneManifest" ? manifest : nil }
            _ = information.mainStoryboard
            information.complete(UISceneConfiguration(name: nil, sessionRole: .windowApplication), for: NSObject())
        }
        #expect(Diagnostics.hasWarned("Info.plist: the value of UIApplicationSceneManifest is not a dictionary, and is ignored"))
        #expect(Diagnostics.hasWarned("Info.plist: the value of UISceneConfigurations is not a dictionary, and is ignored"))
    }
}
