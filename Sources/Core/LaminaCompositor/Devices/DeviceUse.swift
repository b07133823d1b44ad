/// The frames that a compositor draws with a device; the pixels do not depend on it.
package enum DeviceUse {
    case never
    /// All frames, as far as the device can draw them.
    case always(any TileDevice)
    /// The frames that the device draws in less time than the processor.
    case whenFaster(any TileDeviceSource)
}

/// A device that is opened once a compositor wants it.
///
/// Used by one thread at a time.
package protocol TileDeviceSource: AnyObject {
    /// Real time, in seconds from any start.
    var now: Double { get }
    /// The device; nil while it is being opened, and where there is none.
    ///
    /// The first call begins to open it. No call waits.
    func device() -> (any TileDevice)?
}
