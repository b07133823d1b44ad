import CoreGraphics
import Foundation
import LaminaMethods
import Testing

import UIKit

@MainActor @Suite struct StoryboardSegueTests {
    private typealias Text = StoryboardText

    private func made(_ scenes: [String], initial: String = "a") throws -> SceneController {
        try #require(try Text.storyboard(scenes, initial: initial).instantiateInitialViewController() as? SceneController)
    }

    private func button(_ segue: String) -> String { "<subviews><button id=\"b\"><connections>\(segue)</connections></button></subviews>" }

    @Test func aButtonsSegueIsAskedForPreparedAndPushed() throws {
        let view = button(#"<segue destination="z" kind="show" identifier="go" animates="NO" id="s"/>"#)
        let controller = try made([Text.plain("a", view: view), Text.plain("z")])
        let navigation = UINavigationController(rootViewController: controller)
        let stage = ControllerStage(navigation)
        (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        stage.finishTransition()
        #expect(controller.heard.suffix(2) == ["should go", "prepare go for UIButton"])
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController is SceneController)
    }

    @Test func aRefusedSegueIsNotPrepared() throws {
        let controller = try made([Text.plain("a", view: button(#"<segue destination="z" kind="show" id="s"/>"#)), Text.plain("z")])
        controller.allows = false
        (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(controller.heard.last == "should ")
    }

    @Test func codePerformsASegueWithoutAsking() throws {
        let connections = """
            <connections><segue destination="z" kind="presentation" identifier="show" modalPresentationStyle="fullScreen"
                modalTransitionStyle="crossDissolve" animates="NO" id="s"/></connections>
            """
        let controller = try made([Text.plain("a", connections), Text.plain("z")])
        let stage = ControllerStage(controller)
        controller.performSegue(withIdentifier: "show", sender: controller)
        stage.finishTransition()
        #expect(controller.heard.last == "prepare show for SceneController")
        let presented = try #require(controller.presentedViewController)
        #expect(presented.modalPresentationStyle == .fullScreen && presented.modalTransitionStyle == .crossDissolve)
        presented.dismiss(animated: false)
    }

    @Test func aSegueOfItsOwnClassShowsItsDestinationItself() throws {
        let connections = """
            <connections><segue destination="z" kind="custom" identifier="own" customClass="SceneSegue" customModule="UIKitTests" id="s"/></connections>
            """
        let controller = try made([Text.plain("a", connections), Text.plain("z")])
        controller.performSegue(withIdentifier: "own", sender: nil)
        #expect(controller.heard.suffix(2) == ["prepare own for nobody", "own segue"])
    }

    @Test func aPopoverPointsToItsAnchor() throws {
        let view = #"<subviews><view id="v"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews>"#
        let connections = """
            <connections><segue destination="z" kind="popoverPresentation" identifier="pop" popoverAnchorView="v" id="s">
                <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections>
            """
        let controller = try made([Text.plain("a", connections, view: view), Text.plain("z")])
        let stage = ControllerStage(controller)
        controller.performSegue(withIdentifier: "pop", sender: nil)
        let popover = try #require(controller.presentedViewController?.popoverPresentationController)
        #expect(popover.sourceView === controller.view.subviews.first && popover.permittedArrowDirections == [.up, .left])
        stage.finishTransition()
        controller.dismiss(animated: false)
    }

    @Test func aSegueActionMakesTheDestination() throws {
        let connections = """
            <connections><segue destination="z" kind="show" identifier="go" destinationCreationSelector="make:" id="s"/></connections>
            """
        let controller = try made([Text.plain("a", connections), Text.plain("z")])
        let navigation = UINavigationController(rootViewController: controller)
        let stage = ControllerStage(navigation)
        controller.performSegue(withIdentifier: "go", sender: nil)
        stage.finishTransition()
        #expect((navigation.topViewController as? SceneController)?.number == 7)
    }

    @Test func aContainerViewShowsItsControllerBeforeTheViewIsReady() throws {
        let view = """
            <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
                <connections><segue destination="z" kind="embed" identifier="in" id="s"/></connections></containerView></subviews>
            """
        let controller = try made([Text.plain("a", view: view), Text.plain("z")])
        controller.loadViewIfNeeded()
        #expect(controller.heard == ["awake", "should in", "prepare in for nobody", "loaded with "])
        let child = try #require(controller.children.first)
        #expect(child.view.superview === controller.view.subviews.first && child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect((child as? SceneController)?.parents == [controller])
    }

    @Test func controllersThatEmbedEachOtherAreReportedAsACycle() throws {
        let view = { (other: String) in
            #"<subviews><containerView id="c"><connections><segue destination="\#(other)" kind="embed" id="s"/></connections></containerView></subviews>"#
        }
        let controller = try made([Text.plain("a", view: view("z")), Text.plain("z", view: view("a"))])
        controller.loadViewIfNeeded()
        #expect(controller.children.count == 1 && controller.children.first?.children.isEmpty == true)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "a controller contains itself: a > z > a"))
    }

    @Test func anUnwindSegueGoesBackToTheControllerWithItsAction() throws {
        let exit = #"<exit id="e" userLabel="Exit" sceneMemberID="exit"/>"#
        let view = button(#"<segue destination="e" kind="unwind" identifier="back" unwindAction="backHere:" animates="NO" id="s"/>"#)
        let storyboard = try Text.storyboard([Text.plain("a", identifier: "A"), Text.plain("z", identifier: "Z", view: view, others: exit)])
        let first = try #require(storyboard.instantiateViewController(withIdentifier: "A") as? SceneController)
        let last = try #require(storyboard.instantiateViewController(withIdentifier: "Z") as? SceneController)
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(last, animated: false)
        let stage = ControllerStage(navigation)
        (last.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
        stage.finishTransition()
        #expect(last.heard.suffix(2) == ["should back", "prepare back for UIButton"])
        #expect(first.heard.contains("back") && navigation.viewControllers == [first])
    }

    @Test func aBarButtonAndARecogniserPerformSegues() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i">
                <connections><segue destination="z" kind="show" identifier="go" id="s"/></connections></barButtonItem></navigationItem>
            """
        let controller = try made([Text.plain("a", item), Text.plain("z")])
        controller.allows = false
        controller.navigationItem.rightBarButtonItem?.fire(with: nil)
        #expect(controller.heard.last == "should go")
    }
}
