import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct DataAssetTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Writes a catalogue with one data set, and returns the folder that contains it as a bundle.
    private func bundle(contents: String) throws -> Bundle {
        let set = folder.url.appending(path: "Assets.xcassets/Sounds/Bell.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("ding".utf8).write(to: set.appending(path: "bell.txt"))
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        return try #require(Bundle(path: folder.path))
    }

    @Test func dataIsFoundInACatalogue() throws {
        let asset = NSDataAsset(
            name: "Bell", bundle: try bundle(contents: #"{"data": [{"filename": "bell.txt", "universal-type-identifier": "public.text"}]}"#))
        #expect(asset?.data == Data("ding".utf8) && asset?.typeIdentifier == "public.text" && asset?.name == "Bell")
    }

    @Test(arguments: ["{}", #"{"data": [{"filename": "gone.txt"}]}"#, #"{"data": []}"#, "?"])
    func aDataSetWithoutAFileGivesNil(contents: String) throws {
        let bundle = try bundle(contents: contents)
        #expect(NSDataAsset(name: "Bell", bundle: bundle) == nil && NSDataAsset(name: "Gong", bundle: bundle) == nil)
    }
}
