@_exported public import AudioToolbox
@_exported public import CFrameworkValues.AVFoundation
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import QuartzCore
