@_exported public import UIKitContainers
