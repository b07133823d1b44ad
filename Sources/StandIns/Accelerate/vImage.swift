@_exported public import Foundation

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// A result: `kvImageNoError`, or the number of an error.
public typealias vImage_Error = Int
/// Switches of a function.
public typealias vImage_Flags = UInt32
/// A pixel of four bytes.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// The result without an error.
public let kvImageNoError = 0
/// The error of buffers whose sizes do not fit.
public let kvImageRoiLargerThanInputBuffer = -21766
/// The error of a kernel with an even or zero side.
public let kvImageInvalidKernelSize = -21767
/// The error of a missing buffer.
public let kvImageNullPointerArgument = -21772
/// The error of an impossible size.
public let kvImageInvalidParameter = -21773
/// The error of too little memory.
public let kvImageMemoryAllocationError = -21771

/// No switch.
public let kvImageNoFlags = 0
/// The switch that repeats the pixels at the edges.
public let kvImageEdgeExtend = 8

/// Pixels in memory, row by row from the top.
@unsafe public struct vImage_Buffer {
    /// The first pixel's address; nil for a buffer without memory.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of columns.
    public var width: vImagePixelCount
    /// The distance of rows in bytes.
    public var rowBytes: Int

    /// Creates a buffer without memory.
    public init() { unsafe (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    /// Creates a buffer of existing memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        unsafe (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Creates a buffer with memory, which `free` gives back; rows begin at multiples of 16 bytes.
    ///
    /// - Throws: `vImage.Error.invalidParameter` for sizes that are negative or need more than 2³⁴ bytes.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width >= 0, height >= 0, width < 1 << 24, height < 1 << 24, bitsPerPixel > 0, bitsPerPixel <= 256 else {
            throw vImage.Error.invalidParameter
        }
        let rowBytes = (width * Int(bitsPerPixel) + 127) / 128 * 16
        guard rowBytes * height <= 1 << 34 else { throw vImage.Error.invalidParameter }
        guard let memory = unsafe calloc(max(1, rowBytes * height), 1) else { throw vImage.Error.memoryAllocationError }
        unsafe self.init(data: memory, height: UInt(height), width: UInt(width), rowBytes: rowBytes)
    }

    /// Gives the memory back, which `init(width:height:bitsPerPixel:)` or `vImageBuffer_Init` has taken.
    public func free() { unsafe Foundation.free(data) }
}

/// The names of vImage in Swift.
public enum vImage {
    /// The errors of functions that throw.
    public enum Error: Int, Swift.Error {
        /// No error.
        case noError = 0
        /// An impossible size.
        case invalidParameter = -21773
        /// Too little memory.
        case memoryAllocationError = -21771
    }
}

/// Converts a channel of halves to floats.
///
/// - Returns: `kvImageRoiLargerThanInputBuffer` when the destination is larger than the source.
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    unsafe converted(src.pointee, dest.pointee) { (value: Float16) in Float(value) }
}

/// Converts a channel of floats to halves.
///
/// - Returns: `kvImageRoiLargerThanInputBuffer` when the destination is larger than the source.
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    unsafe converted(src.pointee, dest.pointee) { (value: Float) in Float16(value) }
}

private func converted<From, To>(_ source: vImage_Buffer, _ target: vImage_Buffer, _ convert: (From) -> To) -> vImage_Error {
    guard let from = unsafe source.data, let to = unsafe target.data else { return kvImageNullPointerArgument }
    guard unsafe target.width <= source.width, unsafe target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in unsafe 0..<Int(clamping: target.height) {
        for x in unsafe 0..<Int(clamping: target.width) {
            let value = unsafe from.loadUnaligned(fromByteOffset: y * source.rowBytes + x * MemoryLayout<From>.size, as: From.self)
            unsafe to.storeBytes(of: convert(value), toByteOffset: y * target.rowBytes + x * MemoryLayout<To>.size, as: To.self)
        }
    }
    return kvImageNoError
}
