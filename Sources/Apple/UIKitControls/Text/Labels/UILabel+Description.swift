import UIKitViews

extension UILabel: SelfDescribing, LabelDescribing {
    package var wordsAfterFrame: [String] { text.map { ["text = '\($0)'"] } ?? [] }
}
