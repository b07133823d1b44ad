import CoreGraphics
import Foundation
import LaminaMarkup
import TestSupport
import Testing
import UIKit

/// Storyboards with mistakes, and large ones: a warning that names the file, never the end of the app.
@MainActor @Suite(.serialized) struct BadStoryboardTests {
    private typealias Text = StoryboardText

    @Test func aRenamedProjectsClassesAreFoundInTheTargetsModule() throws {
        let (application, delegate) = (UIApplication.shared, StoryboardLaunchTests.Delegate())
        let before = application.delegate
        application.delegate = delegate
        defer { application.delegate = before }
        let scene = Text.plain("a").replacing("customModule=\"UIKitTests\"", with: "customModule=\"OldName\"")
        #expect(try Text.storyboard([scene], initial: "a").instantiateInitialViewController() is SceneController)
    }

    @Test func aClassThatIsNotThereIsReportedAndTheBaseClassTakesItsPlace() throws {
        let scene = Text.plain("a").replacing("customClass=\"SceneController\"", with: "customClass=\"GoneController\"")
        let made = try Text.storyboard([scene], initial: "a").instantiateInitialViewController()
        #expect(made.map { type(of: $0) == UIViewController.self } == true)
    }

    @Test func outletsAndActionsThatNothingHasLeaveTheAppRunning() throws {
        let connections = """
            <connections><outlet property="gone" destination="nowhere" id="o1"/><outlet property="" destination="a" id="o2"/><segue id="s"/>
            <segue kind="show" destination="nowhere" identifier="x" id="s2"/></connections>
            """
        let action = #"<connections><action selector="noWay:" destination="a" eventType="touchUpInside"/></connections>"#
        let button = #"<subviews><button id="b">\#(action)</button></subviews>"#
        let made = try Text.storyboard([Text.plain("a", connections, view: button)], initial: "a").instantiateInitialViewController()
        made?.loadViewIfNeeded()
        (made?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        made?.performSegue(withIdentifier: "x", sender: nil)
        made?.performSegue(withIdentifier: "none", sender: nil)
    }

    @Test func objectsWithoutIdentifiersAreBuilt() throws {
        let scene = Text.plain("a", view: #"<subviews><label text="Hi"/><view/><imageView image="gone"/></subviews>"#)
            .replacing(#" id="a-view""#, with: "")
        let made = try Text.storyboard([scene], initial: "a").instantiateInitialViewController()
        #expect(made?.view.subviews.count == 3)
        let nameless = Text.plain("a").replacing(#"id="a">"#, with: ">")
        #expect(try Text.storyboard([nameless], initial: "a").instantiateInitialViewController() == nil)
    }

    @Test func controllersThatEmbedEachOtherAreReportedAsACycle() throws {
        func scene(_ id: String, embeds other: String) -> String {
            let container = """
                <subviews><containerView id="\(id)-c"><connections>
                    <segue destination="\(other)" kind="embed" id="\(id)-s"/>
                </connections></containerView></subviews>
                """
            return Text.plain(id, view: container)
        }
        let storyboard = try Text.storyboard([scene("a", embeds: "b"), scene("b", embeds: "a")], initial: "a")
        let made = try #require(storyboard.instantiateInitialViewController())
        made.loadViewIfNeeded()
        #expect(made.children.first is SceneController)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "a controller contains itself"))
    }

    @Test func aWarningNamesTheUsersFileAndNotALinkToIt() throws {
        let folder = try Folder()
        let text = Text.text([Text.plain("a").replacing("SceneController", with: "GoneController2")], initial: "a")
        let file = try folder.write(text, to: "project/Story.storyboard")
        try FileManager.default.createDirectory(atPath: folder.file("cache"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.file("cache/Story.storyboard"), withDestinationPath: file)
        let bundle = try #require(Bundle(path: folder.file("cache")))
        let storyboard = UIStoryboard(name: "Story", bundle: bundle)
        #expect(storyboard.document?.file == URL(filePath: file).resolvingSymlinksInPath().path)
    }

    @Test func ofThreeHundredScenesTheFirstIsShownInATenthOfASecond() throws {
        let label = #"<subviews><label text="Hi" id="l"/><button id="b"/><view id="v"><subviews><imageView id="i"/></subviews></view></subviews>"#
        let text = Text.text((0..<300).map { Text.plain("c\($0)", identifier: "C\($0)", view: label) }, initial: "c0")
        let start = ContinuousClock.now
        let document = try StoryboardDocument(Data(text.utf8), file: "Large.storyboard")
        UIStoryboard(document, bundle: .main).instantiateInitialViewController()?.loadViewIfNeeded()
        let time = ContinuousClock.now - start
        print("300 scenes: \(time)")
        // Ten times the promise, because a debug build on a busy machine takes longer.
        #expect(time < .seconds(1))
    }
}
