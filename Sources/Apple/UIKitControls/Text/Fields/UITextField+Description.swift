import UIKitViews

extension UITextField: SelfDescribing {
    package var wordsAfterFrame: [String] { text.map { ["text = '\($0)'"] } ?? [] }
}
