@_exported public import UIKitControls
