import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct OldAlertTests {
    /// A delegate that notes what it is told.
    private final class Ear: UIAlertViewDelegate, UIActionSheetDelegate {
        var heard: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            heard.append("\(alertView.buttonTitle(at: buttonIndex) ?? "-") \(alertView.textField(at: 0)?.text ?? "")")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { heard.append("gone \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { heard.append("sheet \(buttonIndex)") }
    }

    private func answer(_ title: String, on stage: ControllerStage) throws {
        stage.finishTransition()
        let alert = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
        alert.textFields?.first?.text = "Ada"
        alert.choose(try #require(alert.actions.first { $0.title == title }))
        stage.finishTransition()
    }

    @Test func anAlertViewTellsTheNumberOfTheButton() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        let alert = UIAlertView(title: "Name", message: "Who?", delegate: ear, cancelButtonTitle: "Cancel", otherButtonTitles: "OK", "Later")
        alert.alertViewStyle = .plainTextInput
        #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 3)
        alert.show()
        #expect(alert.isVisible)
        try answer("OK", on: stage)
        #expect(ear.heard == ["OK Ada", "gone 1"] && !alert.isVisible)
    }

    @Test func anAlertViewStaysUntilItIsAnsweredAndNoLonger() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        weak var alert: UIAlertView?
        do {
            let made = UIAlertView(title: "Name", message: nil, delegate: ear, cancelButtonTitle: "OK")
            made.show()
            alert = made
        }
        #expect(alert?.isVisible == true)
        try answer("OK", on: stage)
        #expect(ear.heard == ["OK ", "gone 0"] && alert == nil)
    }

    @Test func aDismissalByTheAppIsNoTap() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        let alert = UIAlertView(title: "Name", message: "", delegate: ear, cancelButtonTitle: "Cancel", otherButtonTitles: "Delete")
        alert.show()
        stage.finishTransition()
        alert.dismiss(withClickedButtonIndex: 1, animated: true)
        alert.dismiss(withClickedButtonIndex: 1, animated: true)
        stage.finishTransition()
        #expect(ear.heard == ["gone 1"] && !alert.isVisible)
    }

    /// A delegate that notes the beginning and the end of dismissals.
    private final class Witness: UIAlertViewDelegate, UIActionSheetDelegate {
        var heard: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("tap \(buttonIndex)") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { heard.append("will \(buttonIndex)") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { heard.append("did \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { heard.append("tap \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { heard.append("will \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { heard.append("did \(buttonIndex)") }
    }

    @Test func aTapIsFollowedByTheBeginningAndTheEndOfTheDismissal() throws {
        let (stage, witness) = (ControllerStage(UIViewController()), Witness())
        UIAlertView(title: "Name", message: "", delegate: witness, cancelButtonTitle: "Cancel", otherButtonTitles: "OK").show()
        try answer("OK", on: stage)
        #expect(witness.heard == ["tap 1", "will 1", "did 1"])
        witness.heard = []
        let sheet = UIActionSheet(
            title: "Delete?", delegate: witness, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Keep")
        sheet.show(in: stage.window)
        try answer("Delete", on: stage)
        #expect(witness.heard == ["tap 0", "will 0", "did 0"])
        witness.heard = []
        sheet.show(in: stage.window)
        stage.finishTransition()
        sheet.dismiss(withClickedButtonIndex: 2, animated: true)
        stage.finishTransition()
        #expect(witness.heard == ["will 2", "did 2"])
    }

    /// A delegate that dismisses the alert when it hears of the tap, and shows it again.
    private final class Hasty: UIAlertViewDelegate {
        var taps = 0
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            taps += 1
            alertView.dismiss(withClickedButtonIndex: buttonIndex, animated: true)
            if taps == 1 { alertView.show() }
        }
    }

    @Test func aDelegateMayDismissAndShowTheAlertAgainInItsCall() throws {
        let (stage, hasty) = (ControllerStage(UIViewController()), Hasty())
        let alert = UIAlertView(title: "Name", message: nil, delegate: hasty, cancelButtonTitle: "OK")
        alert.show()
        try answer("OK", on: stage)
        #expect(hasty.taps == 1 && alert.isVisible)
        try answer("OK", on: stage)
        #expect(hasty.taps == 2 && !alert.isVisible)
    }

    @Test func theTextFieldIsTheOneThatTheAppSetUp() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        let alert = UIAlertView(title: "Name", message: nil, delegate: ear, cancelButtonTitle: "OK")
        alert.alertViewStyle = .plainTextInput
        let field = try #require(alert.textField(at: 0))
        field.keyboardType = .numberPad
        alert.show()
        stage.finishTransition()
        let shown = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(shown.textFields?.first === field && alert.textField(at: 0) === field)
    }

    @Test func anActionSheetNumbersTheRedButtonFirst() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        let sheet = UIActionSheet(
            title: nil, delegate: ear, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
        sheet.show(in: try #require(stage.window.rootViewController?.view))
        try answer("Copy", on: stage)
        #expect(ear.heard == ["sheet 2"] && !sheet.isVisible)
    }

    @Test func aQuestionThatSomethingElseEndsCanBeAskedAgain() throws {
        let (stage, ear) = (ControllerStage(UIViewController()), Ear())
        weak var gone: UIAlertView?
        do {
            let alert = UIAlertView(title: "Name", message: nil, delegate: ear, cancelButtonTitle: "OK")
            alert.show()
            stage.finishTransition()
            // The app may hold the controller on.
            let shown = stage.window.rootViewController?.presentedViewController
            stage.window.rootViewController = UIViewController()
            stage.finishTransition()
            #expect(shown != nil && !alert.isVisible && ear.heard.isEmpty)
            alert.show()
            #expect(alert.isVisible)
            stage.finishTransition()
            stage.window.rootViewController?.dismiss(animated: false)
            stage.finishTransition()
            #expect(!alert.isVisible)
            gone = alert
        }
        stage.finishTransition()
        #expect(gone == nil)
    }
}
