import CoreGraphics
import Foundation
import LaminaMarkup
import Testing

import UIKit

@MainActor @Suite struct StoryboardTests {
    private typealias Text = StoryboardText

    @Test func theInitialControllerIsThatOfTheDocument() throws {
        let storyboard = try Text.storyboard([Text.plain("a"), Text.plain("b")], initial: "b")
        let controller = try #require(storyboard.instantiateInitialViewController() as? SceneController)
        #expect(controller.storyboard === storyboard && controller.view.bounds.size == CGSize(width: 320, height: 480))
        #expect(try Text.storyboard([Text.plain("a")]).instantiateInitialViewController() == nil)
    }

    @Test func controllersAreMadeByTheirIdentifiers() throws {
        let storyboard = try Text.storyboard([Text.plain("a", identifier: "First"), Text.plain("b", identifier: "Second")])
        let (one, two) = (
            storyboard.instantiateViewController(withIdentifier: "First"), storyboard.instantiateViewController(withIdentifier: "First")
        )
        #expect(one is SceneController && one !== two)
    }

    @Test func anUnknownIdentifierIsReportedAndGivesAnEmptyController() throws {
        let storyboard = try Text.storyboard([Text.plain("a")])
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Nowhere")) == UIViewController.self)
        let made: SceneController = storyboard.instantiateViewController(identifier: "Nowhere too")
        #expect(made.storyboard == nil)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "no controller has the identifier “Nowhere”"))
    }

    @Test func aMissingStoryboardIsReportedWithItsName() {
        #expect(UIStoryboard(name: "NoSuchStory", bundle: nil).instantiateInitialViewController() == nil)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "could not find a storyboard named “NoSuchStory”"))
    }

    @Test func aCreatorMakesTheControllerWithItsOwnInitialiser() throws {
        let storyboard = try Text.storyboard([Text.plain("a", identifier: "A", #"<navigationItem key="navigationItem" title="T" id="n"/>"#)])
        let made = storyboard.instantiateViewController(identifier: "A") { SceneController(coder: $0, number: 5) }
        #expect(made.number == 5 && made.navigationItem.title == "T" && made.heard == ["awake"])
        made.loadViewIfNeeded()
        #expect(made.view.bounds.width == 320)
    }

    @Test func aCreatorThatReturnsNilLeavesTheControllerToTheCoder() throws {
        let storyboard = try Text.storyboard([Text.plain("a")], initial: "a")
        let made = storyboard.instantiateInitialViewController { _ -> SceneController? in nil }
        #expect(made?.number == 0)
    }

    @Test func theControllerWakesBeforeItsViewIsLoadedWithItsOutlets() throws {
        let connections = #"<connections><outlet property="label" destination="l" id="o"/></connections>"#
        let view = #"<subviews><label text="Hi" id="l"/></subviews>"#
        let storyboard = try Text.storyboard([Text.plain("a", connections, view: view)], initial: "a")
        let controller = try #require(storyboard.instantiateInitialViewController() as? SceneController)
        #expect(controller.heard == ["awake"] && !controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.heard == ["awake", "loaded with label"])
        #expect((controller.outlets["label"] as? UILabel)?.text == "Hi")
    }

    @Test func actionsOfTheViewReachTheController() throws {
        let button = """
            <subviews><button id="b"><connections>
                <action selector="press:" destination="a" eventType="touchUpInside" id="x"/>
            </connections></button></subviews>
            """
        let storyboard = try Text.storyboard([Text.plain("a", view: button)], initial: "a")
        let controller = try #require(storyboard.instantiateInitialViewController() as? SceneController)
        let button1 = try #require(controller.view.subviews.first as? UIButton)
        button1.sendActions(for: .touchUpInside)
        #expect(controller.heard.last == "press")
    }

    @Test func aControllerIsReleasedWithItsScene() throws {
        let recognizer = """
            <tapGestureRecognizer id="t"><connections><action selector="press:" destination="a" id="q"/></connections></tapGestureRecognizer>
            """
        let storyboard = try Text.storyboard(
            [Text.plain("a", #"<navigationItem key="navigationItem" title="T" id="n"/>"#, others: recognizer)], initial: "a")
        weak var loaded: UIViewController?
        weak var unloaded: UIViewController?
        do {
            let one = storyboard.instantiateInitialViewController()
            one?.loadViewIfNeeded()
            let two = storyboard.instantiateInitialViewController()
            (loaded, unloaded) = (one, two)
        }
        #expect(loaded == nil && unloaded == nil)
    }

    @Test func textsAreTranslatedByTheIdsOfTheirObjects() throws {
        let contents = #"<navigationItem key="navigationItem" title="Home" id="n"/>"#
        let storyboard = try Text.storyboard(
            [Text.plain("a", contents, view: #"<subviews><label text="Hi" id="l"/></subviews>"#)], initial: "a",
            strings: ["n.title": "Start", "l.text": "Hallo"])
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.navigationItem.title == "Start")
        #expect((controller.view.subviews.first as? UILabel)?.text == "Hallo")
    }

    @Test func layoutGuidesOfTheControllerAreItemsOfConstraints() throws {
        let guides = #"<layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>"#
        let view = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="bottom" constant="12" id="c"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="a-view" secondAttribute="leading" id="d"/>
            </constraints>
            """
        let storyboard = try Text.storyboard([Text.plain("a", guides, view: view)], initial: "a")
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews.first?.frame.minY == 12)
    }

    @Test func aReferenceLeadsToAnotherControllerOfTheStoryboard() throws {
        let reference = #"<viewControllerPlaceholder referencedIdentifier="Other" id="r" sceneMemberID="viewController"/>"#
        let storyboard = try Text.storyboard([Text.scene(reference), Text.plain("o", identifier: "Other")], initial: "r")
        #expect(storyboard.instantiateInitialViewController() is SceneController)
    }

    @Test func aReferenceToItselfIsReportedAsACycle() throws {
        let reference = #"<viewControllerPlaceholder id="r" sceneMemberID="viewController"/>"#
        let storyboard = try Text.storyboard([Text.scene(reference)], initial: "r")
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "a controller contains itself: r > r"))
    }
}

@MainActor @Suite struct StoryboardBundleTests {
    @Test func aStoryboardOfABundleIsReadInTheUsersLanguageAndParsedOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("story-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in ["Base.lproj", "de.lproj"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
        }
        let scene = StoryboardText.plain("a", #"<navigationItem key="navigationItem" title="Home" id="n"/>"#)
        try StoryboardText.text([scene], initial: "a").write(
            to: folder.appendingPathComponent("Base.lproj/Main.storyboard"), atomically: true, encoding: .utf8)
        try #""n.title" = "Start";"#.write(to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
        let before = PreferredLanguages.current
        defer { PreferredLanguages.current = before }
        PreferredLanguages.current = ["de"]
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.navigationItem.title == "Start")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("de.lproj"))
        #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.navigationItem.title == "Home")
    }
}
