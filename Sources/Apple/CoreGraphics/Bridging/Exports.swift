@_exported public import CCoreGraphicsValues
@_exported public import Foundation
@_exported public import LaminaFoundation
