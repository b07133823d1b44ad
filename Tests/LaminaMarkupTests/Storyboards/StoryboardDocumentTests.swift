import Foundation
import Testing

@testable import LaminaMarkup

@Suite struct StoryboardDocumentTests {
    private static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">"#

    private func failure(_ text: String) -> StoryboardError? {
        do throws(StoryboardError) {
            _ = try StoryboardDocument(Data(text.utf8), file: "bad.storyboard")
            return nil
        } catch {
            return error
        }
    }

    @Test func scenesAreFoundByTheIdAndTheIdentifierOfTheirController() throws {
        let scene = #"<viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController"/><exit id="e" sceneMemberID="exit"/>"#
        let text = "\(Self.head)<scenes><scene><objects>\(scene)</objects></scene></scenes></document>"
        let document = try StoryboardDocument(Data(text.utf8), file: "x")
        #expect(document.initialController == "a" && document.controller(named: "A") == "a" && document.identifiers == ["A"])
        #expect(document.scene(of: "a")?.objects.count == 2 && document.scene(of: "b") == nil)
    }

    @Test func aXibIsNoStoryboard() {
        let xib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
        #expect(failure(xib) == .notAStoryboard(file: "bad.storyboard", root: "document"))
    }

    @Test func tenThousandViewsInsideEachOtherAreMalformed() {
        let views = String(repeating: "<view><subviews>\n", count: 10_000) + String(repeating: "</subviews></view>", count: 10_000)
        guard case .file(.malformed("bad.storyboard", _, let reason))? = failure("\(Self.head)<scenes>\(views)</scenes></document>") else {
            return #expect(Bool(false))
        }
        #expect(reason.contains("deep"))
    }
}
