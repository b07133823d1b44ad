@_exported public import UIKitInput
