@_exported public import CFrameworkValues.ImageIO
@_exported public import CoreGraphics
@_exported public import Foundation
