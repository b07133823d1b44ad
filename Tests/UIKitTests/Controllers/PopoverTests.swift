import Foundation
import Testing

import UIKit

@MainActor
struct PopoverTests {
    private final class Phone: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var wraps = false
        var heard: [String] = []
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { heard.append("prepare") }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            heard.append("did dismiss")
        }
    }

    private let phone = Phone()

    private func popover(size: CGSize = CGSize(width: 200, height: 150)) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = size
        controller.modalPresentationStyle = .popover
        controller.presentationController?.delegate = phone
        return controller
    }

    @Test func aPopoverStandsBelowItsSource() throws {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let source = makeView(100, 50, 40, 40)
        root.view.addSubview(source)
        let popover = popover()
        root.present(popover, animated: true)
        popover.popoverPresentationController?.sourceView = source
        stage.finishTransition()
        let own = try #require(popover.popoverPresentationController)
        #expect(own.arrowDirection == .up)
        #expect(own.presentedView?.frame == CGRect(x: 20, y: 90, width: 200, height: 163))
        #expect(popover.view.convert(popover.view.bounds, to: nil as UIView?) == CGRect(x: 20, y: 103, width: 200, height: 150))
        #expect(phone.heard == ["prepare"])
    }

    @Test func aTapBesideItDismissesAPopover() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let popover = popover()
        root.present(popover, animated: false)
        stage.finishTransition()
        let input = TouchInput(application: .shared)
        input.pointer(.down, at: CGPoint(x: 5, y: 5), time: 1, finger: 0)
        input.pointer(.up, at: CGPoint(x: 5, y: 5), time: 1.05, finger: 0)
        stage.finishTransition()
        #expect(root.presentedViewController == nil)
        #expect(phone.heard == ["prepare", "did dismiss"])
    }

    @Test func inACompactWindowAPopoverBecomesWhatItsDelegateSays() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        phone.style = .overFullScreen
        let popover = popover()
        root.present(popover, animated: false)
        stage.finishTransition()
        #expect(popover.view.frame == stage.window.bounds)
        #expect(popover.popoverPresentationController != nil)
        root.dismiss(animated: false)
        stage.finishTransition()
        let plain = UIViewController()
        plain.modalPresentationStyle = .popover
        root.present(plain, animated: false)
        stage.finishTransition()
        #expect(plain.presentationController is UISheetPresentationController)
    }

    @Test func aDelegateMayPresentAnotherControllerAroundThePopovers() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        phone.style = .fullScreen
        let popover = popover()
        phone.wraps = true
        root.present(popover, animated: false)
        stage.finishTransition()
        #expect((root.presentedViewController as? UINavigationController)?.viewControllers == [popover])
        #expect(popover.presentingViewController === root)
    }

    @Test(arguments: [
        (CGRect(x: 180, y: 100, width: 40, height: 40), UIPopoverArrowDirection.up), (CGRect(x: 180, y: 700, width: 40, height: 40), .down),
        (CGRect(x: 10, y: 200, width: 40, height: 400), .left), (CGRect(x: 350, y: 200, width: 40, height: 400), .right),
    ])
    func thePopoverStandsWhereThereIsRoom(source: CGRect, direction: UIPopoverArrowDirection) {
        let room = CGRect(x: 0, y: 0, width: 400, height: 800)
        let plan = PopoverPlan(contentSize: CGSize(width: 250, height: 300), source: source, permitted: .any, in: room)
        #expect(plan.direction == direction)
        #expect(room.contains(plan.frame))
        #expect(!plan.frame.insetBy(dx: 1, dy: 1).intersects(source))
        #expect(plan.content(in: plan.frame.size).size == CGSize(width: 250, height: 300))
    }

    @Test(arguments: [(CGFloat(296), CGFloat(172)), (4, 28), (140, nil)])
    func theArrowPointsToItsSourceAsFarAsTheCornersAllow(source: CGFloat, arrow: CGFloat?) throws {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let popover = popover()
        popover.popoverPresentationController?.sourceView = root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: source, y: 50, width: 20, height: 20)
        root.present(popover, animated: false)
        stage.finishTransition()
        stage.window.layoutIfNeeded()
        let card = try #require(popover.popoverPresentationController?.presentedView)
        let outline = try #require(card.layer.shadowPath)
        #expect(card.bounds.width == 200)
        let tip = arrow ?? source + 10 - card.frame.minX
        #expect(outline.contains(CGPoint(x: tip, y: 1)))
        #expect(!outline.contains(CGPoint(x: tip - 8, y: 1)) && !outline.contains(CGPoint(x: tip + 8, y: 1)))
    }
}
