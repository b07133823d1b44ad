@_exported public import CFrameworkValues.QuartzCore
@_exported public import CoreGraphics
