@_exported public import UIKitLists
