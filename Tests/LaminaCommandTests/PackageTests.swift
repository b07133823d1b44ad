import CoreGraphics
import Foundation
import LaminaImages
import LaminaPrimitives
import LaminaRun
import QuartzCore
import Testing
import TestSupport

/// `lamina render` and `lamina still` of `.ca` packages and `.caml` files.
@Suite struct PackageTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Writes a document in which a red square of 20 points moves from the left to the right edge of a canvas of 60 × 40 points in 2 seconds.
    private func movingSquare(_ name: String = "a.caml") throws -> String {
        try write(
            """
            <sublayers><CALayer id="#2" bounds="0 0 20 20" position="10 10" backgroundColor="1 0 0"><animations>
              <animation type="CABasicAnimation" keyPath="position.x" duration="2" removedOnCompletion="0" fillMode="both">
                <fromValue type="real" value="10"/><toValue type="real" value="50"/></animation></animations></CALayer></sublayers>
            <states><LKState name="high"><elements>
              <LKStateSetValue targetId="#2" keyPath="position.y"><value type="real" value="30"/></LKStateSetValue></elements></LKState></states>
            <stateTransitions><LKStateTransition fromState="*" toState="high"><elements>
              <LKStateTransitionElement key="position.y" targetId="#2">
                <animation type="CABasicAnimation" keyPath="position.y" duration="1" timingFunction="linear"/></LKStateTransitionElement>
              </elements></LKStateTransition></stateTransitions>
            """, to: name)
    }

    private func write(_ content: String, to name: String) throws -> String {
        try folder.write(
            "<caml>\n<CALayer id=\"#1\" bounds=\"0 0 60 40\" position=\"30 20\">\n\(content)\n</CALayer></caml>", to: name)
    }

    /// Renders a still at scale 1.
    private func still(_ file: String, at time: Double, _ more: [String] = []) throws -> Bitmap {
        let picture = folder.file("still.png")
        let result = try Tool.run(["still", file, "--time", "\(time)", "--scale", "1", "-o", picture, "--overwrite"] + more)
        try #require(result.status == 0, "\(result.errors)")
        return try PNG.read(path: picture)
    }

    /// Returns the bounding box of the red pixels, as x, y, width and height, with y from the top.
    private func red(_ bitmap: Bitmap) -> [Int] {
        let rows = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y] == 0xFFFF_0000 } }
        let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0] == 0xFFFF_0000 } }
        guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else { return [] }
        return [left, top, right - left + 1, bottom - top + 1]
    }

    @Test func aStillHasThePackagesSizeAndItsOriginAtTheBottomLeft() throws {
        let bitmap = try still(movingSquare(), at: 0)
        #expect((bitmap.width, bitmap.height) == (60, 40))
        #expect(red(bitmap) == [0, 20, 20, 20])
    }

    @Test func animationsFollowTheDrivenClock() throws {
        let file = try movingSquare()
        #expect(red(try still(file, at: 1)) == [20, 20, 20, 20])
        #expect(red(try still(file, at: 3)) == [40, 20, 20, 20])
    }

    @Test func aPackageIsScaledToFitAGivenSize() throws {
        #expect(red(try still(movingSquare(), at: 0, ["--size", "120x100"])) == [0, 50, 40, 40])
    }

    @Test func argumentsNameStatesAndTheirTimes() throws {
        let file = try movingSquare()
        #expect(red(try still(file, at: 0, ["--", "high"])) == [0, 0, 20, 20])
        #expect(red(try still(file, at: 0.5, ["--", "high@0.25"]))[1] == 15)
        #expect(red(try still(file, at: 2, ["--", "high@0.25"]))[1] == 0)
    }

    @Test func aFilmIsRenderedToPicturesAndGIF() throws {
        let file = try movingSquare()
        let result = try Tool.run(["render", file, "--frames", "0-2", "--fps", "1", "--scale", "1", "-o", folder.file("%02d.png")])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try (0...2).map { red(try PNG.read(path: folder.file("0\($0).png")))[0] } == [0, 20, 40])
        let film = try Tool.run(["render", file, "--duration", "0.1", "-o", folder.file("a.gif")])
        #expect(film.status == 0, "\(film.errors)")
        #expect(try Data(contentsOf: URL(filePath: folder.file("a.gif"))).starts(with: Data("GIF89a".utf8)))
    }

    @Test func aFolderIsAPackageWithItsImages() throws {
        let root = CALayer()
        root.bounds.size = CGSize(width: 30, height: 20)
        var bitmap = Bitmap(width: 30, height: 20, fill: 0xFF00_00FF)
        for x in 0..<30 { bitmap[x, 0] = 0xFFFF_0000 }
        root.contents = CGImage(Picture(bitmap))
        try CAPackage.write(root, to: folder.url.appending(path: "b.ca"))
        // The first row of an image is at the top, although the document's origin is at the bottom.
        #expect(try still(folder.file("b.ca"), at: 0).pixels == bitmap.pixels)
    }

    // MARK: Errors

    private func refusal(_ file: String, _ more: [String] = []) throws -> Tool.Result {
        let picture = folder.file("none.png")
        let result = try Tool.run(["still", file, "--time", "0", "-o", picture] + more)
        #expect(!FileManager.default.fileExists(atPath: picture))
        return result
    }

    @Test func aMissingPackageIsNoInput() throws {
        let result = try refusal(folder.file("none.ca"))
        #expect(result.status == RunStatus.noInput.rawValue)
        #expect(result.errors.hasPrefix("lamina: \(folder.file("none.ca"))"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test func aMalformedDocumentNamesTheFileAndTheLine() throws {
        let file = try write("<sublayers>", to: "bad.caml")
        let result = try refusal(file)
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("lamina: \(file):"), "\(result.errors)")
        #expect(result.errors.contains("not well-formed XML"))
    }

    @Test func unknownPartsAreWarningsWithTheElementAndTheLine() throws {
        let file = try write("<glow/>", to: "glow.caml")
        let result = try Tool.run(["still", file, "--time", "0", "-o", folder.file("a.png")])
        #expect(result.status == 0)
        #expect(result.errors.contains("lamina: \(file):3: unknown element glow of CALayer; left out\n"), "\(result.errors)")
    }

    @Test func aWarningAboutAPackageNamesItsDocument() throws {
        let file = try write("<glow/>", to: "c.ca/main.caml")
        let result = try Tool.run(["still", folder.file("c.ca"), "--time", "0", "-o", folder.file("a.png")])
        #expect(result.errors.contains("lamina: \(file):3: unknown element glow"), "\(result.errors)")
    }

    @Test func anUnknownStateIsRefusedWithTheKnownOnes() throws {
        let file = try movingSquare()
        let unknown = try refusal(file, ["--", "low"])
        #expect(unknown.status == RunStatus.usage.rawValue)
        #expect(unknown.errors == "lamina: \(file): no state “low”; the root layer has high\n")
        #expect(try refusal(file, ["--", "high@soon"]).errors == "lamina: “high@soon” is not a state with a time in seconds, such as Unlocked@1.5\n")
    }

    @Test func thePlayerIsNoAppOfTheList() throws {
        let names = try Tool.run(["list"]).output.split(separator: "\n")
        #expect(names.contains("Credits") && !names.contains("PackagePlayer"))
    }
}
