import CoreGraphics
import UIKitValues
import UIKitViews

extension UIScrollView: SelfDescribing {
    package var wordsAfterFrame: [String] { (self as? any TextScrolling).map { ["text = '\($0.text ?? "")'"] } ?? [] }

    package var wordsAfterLayer: [String] {
        let inset = adjustedContentInset
        let insets = [inset.top, inset.left, inset.bottom, inset.right].map { NumberText.short($0) }.joined(separator: ", ")
        return [
            "contentOffset: {\(NumberText.short(contentOffset.x)), \(NumberText.short(contentOffset.y))}",
            "contentSize: {\(NumberText.short(contentSize.width)), \(NumberText.short(contentSize.height))}", "adjustedContentInset: {\(insets)}",
        ]
    }
}
