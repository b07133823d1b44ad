@_exported public import UIKitControls
@_exported public import UIKitScrollViews
