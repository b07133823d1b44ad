import Testing

import UIKit

@MainActor
struct AlertTests {
    let log = LifeLog()

    private func makeStage(_ style: UIAlertController.Style = .alert, _ titles: [(String, UIAlertAction.Style)]) -> (
        ControllerStage, UIViewController, UIAlertController
    ) {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let alert = UIAlertController(title: "Leave?", message: "The page opens in the browser.", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") })
        }
        root.present(alert, animated: true) { [log] in log.lines.append("shown") }
        stage.finishTransition()
        return (stage, root, alert)
    }

    private func buttons(of view: UIView) -> [AlertButton] { view.withAllBelow.compactMap { $0 as? AlertButton } }

    @Test func theHandlerRunsAfterTheAlertIsDismissed() throws {
        let (stage, root, alert) = makeStage(.alert, [("OK", .default), ("Cancel", .cancel)])
        #expect(log.take() == ["shown"])
        #expect(root.presentedViewController === alert)
        let button = try #require(buttons(of: alert.view).first { $0.action.title == "OK" })
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(log.take().isEmpty)
        stage.finishTransition()
        #expect(log.take() == ["OK"])
        #expect(root.presentedViewController == nil)
        #expect(stage.window.subviews == [root.view])
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet]) func theBackgroundBlursTheViewsBelow(style: UIAlertController.Style) throws {
        let (_, _, alert) = makeStage(style, [("OK", .default)])
        let background = try #require(alert.view.withAllBelow.lazy.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(background.effect is UIBlurEffect)
        #expect(background.frame == background.superview?.bounds && background.frame.width >= 270)
    }

    @Test func anAlertThatFadesInBlursTheViewsBelow() throws {
        let root = UIViewController()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
        left.backgroundColor = .black
        root.view.backgroundColor = .white
        root.view.addSubview(left)
        let stage = ControllerStage(root)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        root.present(alert, animated: true)
        stage.advance(by: 0.06)
        let image = UIGraphicsImageRenderer(size: stage.window.bounds.size, format: .plain).image { _ in
            stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: false)
        }
        func contrast(_ y: Int) -> Double {
            Double((image.pixel(162, y) ?? 0) & 0xFF) - Double((image.pixel(157, y) ?? 0) & 0xFF)
        }
        let alpha = Double(try #require(alert.view.layer.presentation()).opacity)
        // The sharp edge is seen through the blur and the tint, whose alpha is 0.86.
        let sharp = contrast(20) * (1 - alpha) * (1 - 0.86 * alpha)
        #expect(alpha > 0.4 && alpha < 0.9)
        #expect(abs(contrast(240) - sharp) < 0.03 * contrast(20))
    }

    @Test func theAlertIsInTheMiddleAndAsWideAsOnIOS() {
        let (stage, _, alert) = makeStage(.alert, [("OK", .default)])
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.layer.cornerRadius == 14)
        #expect(abs(alert.view.center.x - 160) <= 0.5)
        #expect(abs(alert.view.center.y - stage.window.bounds.midY) <= 1)
    }

    @Test func twoShortButtonsStandSideBySideWithCancelOnTheLeft() {
        let (_, _, alert) = makeStage(.alert, [("OK", .default), ("Cancel", .cancel)])
        alert.view.layoutIfNeeded()
        let found = buttons(of: alert.view)
        #expect(found.map(\.action.title) == ["Cancel", "OK"])
        #expect(found.map(\.frame.width) == [135, 135])
        #expect(found[0].frame.minY == found[1].frame.minY)
        #expect(found[0].frame.height == 44)
    }

    @Test func moreButtonsStandBelowEachOtherWithCancelLast() {
        let (_, _, alert) = makeStage(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
        alert.view.layoutIfNeeded()
        let found = buttons(of: alert.view)
        #expect(found.map(\.action.title) == ["One", "Two", "Cancel"])
        #expect(found[1].frame.minY - found[0].frame.minY == 44)
        #expect(found.last.map { $0.convert($0.bounds, to: alert.view).maxY } == alert.view.bounds.height)
    }

    @Test func cancelIsEmphasizedUnlessAnotherActionIsPreferred() {
        let (_, _, alert) = makeStage(.alert, [("OK", .default), ("Cancel", .cancel)])
        #expect(alert.emphasized?.title == "Cancel")
        alert.preferredAction = alert.actions.first
        #expect(alert.emphasized?.title == "OK")
    }

    @Test func aSecondCancelIsRefused() {
        let (_, _, alert) = makeStage(.alert, [("One", .cancel), ("Two", .cancel)])
        #expect(alert.actions.map(\.title) == ["One"])
    }

    @Test func aDisabledActionIsNotChosen() {
        let (stage, root, alert) = makeStage(.alert, [("OK", .default)])
        _ = log.take()
        alert.actions.first?.isEnabled = false
        alert.actions.first.map(alert.choose)
        stage.finishTransition()
        #expect(log.take().isEmpty)
        #expect(root.presentedViewController === alert)
    }

    @Test(arguments: [(UIKeyboardHIDUsage.keyboardReturnOrEnter, "OK"), (.keyboardEscape, "Cancel")])
    func keysChooseTheEmphasizedActionOrCancel(key: UIKeyboardHIDUsage, expected: String) {
        let (stage, _, _) = makeStage(.alert, [("OK", .default), ("Cancel", .cancel)])
        _ = log.take()
        let keys = KeyInput(application: .shared)
        keys.down(key, time: 0)
        keys.up(key, time: 0.1)
        stage.finishTransition()
        #expect(log.take() == [expected])
    }

    @Test func thePreviousFirstResponderBecomesFirstAgain() {
        final class Typing: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let root = UIViewController()
        let stage = ControllerStage(root)
        let field = Typing()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        stage.finishTransition()
        #expect(alert.isFirstResponder)
        alert.chooseDefault()
        stage.finishTransition()
        #expect(field.isFirstResponder)
    }

    @Test func anActionSheetIsAtTheLowerEdgeWithCancelSeparate() throws {
        let (stage, _, alert) = makeStage(.actionSheet, [("One", .default), ("Two", .default), ("Cancel", .cancel)])
        #expect(alert.view.frame.maxY == stage.window.bounds.height - 8)
        #expect(alert.view.frame.width == 304)
        alert.view.layoutIfNeeded()
        let cancel = try #require(buttons(of: alert.view).first { $0.action.style == .cancel })
        #expect(cancel.superview !== buttons(of: alert.view).first { $0.action.title == "One" }?.superview)
        #expect(cancel.frame.height == 57)
    }

    @Test func aTapBesideASheetCancels() throws {
        let (stage, _, alert) = makeStage(.actionSheet, [("One", .default), ("Cancel", .cancel)])
        _ = log.take()
        let shade = try #require(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) as? AlertShade)
        shade.onTap?()
        stage.finishTransition()
        #expect(log.take() == ["Cancel"])
        #expect(alert.presentingViewController == nil)
    }

    @Test func theTintBelowAnAlertIsDimmed() {
        let (stage, root, alert) = makeStage(.alert, [("OK", .default)])
        #expect(root.view.tintAdjustmentMode == .dimmed)
        alert.chooseDefault()
        stage.finishTransition()
        #expect(root.view.tintAdjustmentMode != .dimmed)
    }

    @Test func textFieldsAreAllowedInAlertsOnly() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.map(\.placeholder) == ["Name"])
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(sheet.textFields == nil)
    }
}
