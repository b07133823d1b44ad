import Testing
import UIKit

@Suite(.serialized) @MainActor
struct FeedbackTests {
    @Test func feedbackIsRecorded() {
        FeedbackLog.removeAll()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(FeedbackLog.requests.map(\.kind) == ["impact.heavy", "selection", "notification.warning"])
        #expect(FeedbackLog.requests.map(\.intensity) == [0.5, 1, 1])
    }

    @Test func inputViewsPostTheKeyboardsNotifications() {
        final class Log: @unchecked Sendable { var heard: [String] = [] }
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        window.addSubview(field)
        window.isHidden = false
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let end = (notification.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue
                let duration = notification.userInfo?["UIKeyboardAnimationDurationUserInfoKey"] as? Double
                log.heard.append("\(name.rawValue) \(Int(end?.minY ?? -1)) \(duration ?? 0)")
            }
        }
        field.becomeFirstResponder()
        field.resignFirstResponder()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        window.isHidden = true
        #expect(log.heard == ["UIKeyboardWillShowNotification 280 0.25", "UIKeyboardWillHideNotification 480 0.25"])
    }
}
