@_exported public import CFrameworkValues.CoreText
@_exported public import CoreGraphics
@_exported public import Foundation
