@_exported public import UIKitSharing
@_exported public import UIKitViews
