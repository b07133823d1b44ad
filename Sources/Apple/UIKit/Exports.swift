@_exported public import UIKitContainers
@_exported public import UIKitControls
@_exported public import UIKitLists
@_exported public import UIKitNibs
@_exported public import UIKitValues
@_exported public import UIKitViews
