@_exported public import UIKitScrollViews
