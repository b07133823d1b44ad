package import LaminaPrimitives

/// A machine other than the processor that runs tile programs, such as a graphics device.
///
/// Its memory is words of 32 bits. The *arena* keeps what several frames use: items, coverage, pictures. A program names them by their offsets.
///
/// Used by one thread at a time.
package protocol TileDevice: AnyObject {
    var name: String { get }
    /// The number of words of the arena.
    var capacity: Int { get }
    /// The most blocks of a program; frames with more are drawn by the processor.
    var mostBlocks: Int { get }
    /// Writes words into the arena.
    ///
    /// - Precondition: They fit.
    func write(_ words: Span<UInt32>, at offset: Int)
    /// Runs a program, and lends the pixels of its blocks, 256 of each, row by row.
    ///
    /// - Throws: A `TileDeviceError` if the device cannot; then no pixel was lent, and it is not used again.
    func run(_ program: TileProgram, _ body: (Span<Pixel>) -> Void) throws(TileDeviceError)
}

/// The reason why a device stopped drawing.
package enum TileDeviceError: Error, Hashable, CustomStringConvertible {
    /// The device does not answer any more.
    case lost
    /// The device did not finish in this number of seconds.
    case timeout(seconds: Int)
    case outOfMemory
    case failure

    package var description: String {
        switch self {
        case .lost: "the graphics device was lost"
        case .timeout(let seconds): "the graphics device did not finish within \(seconds) s"
        case .outOfMemory: "the graphics device has no memory left"
        case .failure: "the driver of the graphics device failed"
        }
    }
}
