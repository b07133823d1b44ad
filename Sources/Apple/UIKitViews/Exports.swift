@_exported public import CUIKitValues
@_exported public import UIKitValues
