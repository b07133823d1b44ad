@_exported public import CUIKitValues
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import QuartzCore
