@_exported public import UIKitViews
