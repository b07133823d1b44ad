@_exported public import UIKitAttributedText
