@_exported public import UIKitControls
@_exported public import UIKitPresentations
@_exported public import UIKitScrollViews
