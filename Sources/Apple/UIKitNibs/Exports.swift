@_exported public import UIKitListControllers
@_exported public import UIKitPickers
@_exported public import UIKitTextViews
