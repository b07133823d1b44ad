@_exported public import UIKitDevices
@_exported public import UIKitLayout
@_exported public import UIKitListControllers
@_exported public import UIKitPickers
@_exported public import UIKitTextViews
