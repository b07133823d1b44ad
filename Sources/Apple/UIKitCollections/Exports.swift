@_exported public import UIKitDynamics
@_exported public import UIKitLists
