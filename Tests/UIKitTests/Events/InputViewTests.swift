import Foundation
import Testing

import UIKit

@MainActor
final class InputViewTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))

    init() { window.addSubview(field) }

    /// Runs `body` while the window is on screen.
    private func onScreen(_ body: () -> Void) {
        window.isHidden = false
        body()
        window.isHidden = true
    }

    @Test func theFirstRespondersInputViewsAreAtTheLowerEdge() {
        field.inputView = input
        field.inputAccessoryView = accessory
        onScreen {
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            #expect(accessory.convert(accessory.bounds, to: window) == CGRect(x: 0, y: 236, width: 320, height: 44))
            #expect(input.convert(input.bounds, to: window) == CGRect(x: 0, y: 280, width: 320, height: 200))
            field.resignFirstResponder()
            #expect(window.inputHost == nil)
        }
    }

    @Test func aFirstResponderWithoutInputViewsShowsNone() {
        onScreen {
            field.becomeFirstResponder()
            #expect(window.inputHost == nil)
            field.inputAccessoryView = accessory
            #expect(window.inputHost == nil)
            field.reloadInputViews()
            #expect(window.inputHost != nil)
            field.resignFirstResponder()
        }
    }

    /// A controller with an input accessory view for every responder in its view.
    final class AccessoryController: UIViewController {
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var inputAccessoryView: UIView? { accessory }
    }

    @Test func respondersInheritTheControllersAccessoryView() {
        let controller = AccessoryController()
        window.rootViewController = controller
        onScreen {
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            #expect(controller.accessory.convert(controller.accessory.bounds, to: window).minY == 430)
            let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
            controller.view.addSubview(other)
            other.becomeFirstResponder()
            #expect(window.inputHost != nil)
            other.resignFirstResponder()
        }
        window.rootViewController = nil
    }

    @Test func clearsOnInsertionReplacesTheTextOnce() {
        onScreen {
            field.text = "old"
            field.becomeFirstResponder()
            field.clearsOnInsertion = true
            field.insertText("n")
            field.insertText("ew")
            #expect(field.text == "new")
            #expect(!field.clearsOnInsertion)
            field.resignFirstResponder()
        }
    }

    @Test func aRecognizerReceivesOnlyAllowedTouchTypes() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer())
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.run { $0.tap(100, 100) }
        #expect(stage.heard.isEmpty)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        stage.run { $0.tap(100, 100) }
        #expect(stage.heard == ["tap ended"])
    }

    @Test func observersOfTheKeyboardRunInsideItsAnimation() throws {
        let bar = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
        window.addSubview(bar)
        field.inputView = input
        var curve: Int?
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let announced = (note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
            MainActor.assumeIsolated {
                curve = announced
                bar.frame.origin.y = 200
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        onScreen {
            field.becomeFirstResponder()
            let animation = bar.layer.animation(forKey: "position") as? CASpringAnimation
            #expect(animation?.duration == 0.5 && animation?.stiffness == 1000 && animation?.damping == 500)
            #expect(curve == 7)
            field.resignFirstResponder()
        }
    }

    @Test(arguments: [0, 3, 7, 42])
    func curvesKeepRawValuesWithoutAName(rawValue: Int) {
        #expect(UIView.AnimationCurve(rawValue: rawValue)?.rawValue == rawValue)
    }
}
