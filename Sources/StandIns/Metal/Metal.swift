@_exported public import Foundation

/// A graphics processor; here is none.
public protocol MTLDevice: AnyObject {
    /// The processor's name.
    var name: String { get }
}

/// Commands for a graphics processor.
public protocol MTLCommandBuffer: AnyObject {
    /// The processor.
    var device: any MTLDevice { get }
    /// Starts the commands.
    func commit()
    /// Waits for the commands' end.
    func waitUntilCompleted()
}

/// Pixels on a graphics processor.
public protocol MTLTexture: AnyObject {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
}

/// Returns nil, as on a device without a graphics processor for Metal: apps take their way without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
