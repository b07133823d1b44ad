@_exported public import UIKitCollections
@_exported public import UIKitContainers
@_exported public import UIKitTables
