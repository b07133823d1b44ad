import CVectorFiles
package import LaminaPrimitives

/// A drawing in a PDF or SVG file, which can become pixels at any scale; of several pages it is the first.
///
/// The files are read by poppler and librsvg, which are loaded with the first file of their format.
package struct VectorFile: Sendable {
    /// The format of a file.
    package enum Format: String, Sendable, CaseIterable {
        case pdf
        case svg

        fileprivate var code: lamina_vector_kind { self == .pdf ? LAMINA_VECTOR_PDF : LAMINA_VECTOR_SVG }

        /// The Debian package with the library of the format.
        package var debianPackage: String { self == .pdf ? "libpoppler-glib8" : "librsvg2-2" }

        /// True when the library of the format is installed.
        package var isReadable: Bool { lamina_vector_library(code) }
    }

    /// The greatest width and height of pixels.
    package static let longestSide = 8192
    /// The greatest size of a file, 64 MiB.
    package static let mostBytes = 64 << 20

    /// The natural size, in points.
    package let size: Size
    private let format: Format
    private let bytes: [UInt8]

    /// Reads a file's size.
    package init(bytes: [UInt8], format: Format) throws(VectorFileError) {
        guard bytes.count <= Self.mostBytes else { throw .tooManyBytes(bytes.count) }
        var found = lamina_vector_size(width: 0, height: 0)
        // The bytes are read during the call only.
        let outcome = unsafe bytes.withUnsafeBytes { unsafe lamina_vector_measure(format.code, $0.baseAddress, $0.count, &found) }
        try Self.check(outcome, format)
        (self.format, self.bytes, size) = (format, bytes, Size(found.width, found.height))
    }

    /// Draws the file.
    ///
    /// - Parameter scale: The pixels per point, positive; each side has at least one pixel.
    package func bitmap(scale: Double) throws(VectorFileError) -> Bitmap {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard max(width, height) <= Double(Self.longestSide) else { throw .tooLarge(size) }
        var bitmap = Bitmap(width: max(1, Int(width)), height: max(1, Int(height)))
        let (columns, rows) = (Int32(bitmap.width), Int32(bitmap.height))
        // The bitmap has as many pixels as the call is told, and both arrays outlive it.
        let outcome = unsafe bytes.withUnsafeBytes { bytes in
            unsafe bitmap.pixels.withUnsafeMutableBufferPointer { pixels -> lamina_vector_outcome in
                guard let start = pixels.baseAddress else { return LAMINA_VECTOR_DAMAGED }
                return unsafe lamina_vector_draw(format.code, bytes.baseAddress, bytes.count, start, columns, rows)
            }
        }
        try Self.check(outcome, format)
        return bitmap
    }

    private static func check(_ outcome: lamina_vector_outcome, _ format: Format) throws(VectorFileError) {
        switch outcome {
        case LAMINA_VECTOR_READ: return
        case LAMINA_VECTOR_NO_LIBRARY: throw .missingLibrary(format)
        default: throw .damaged(format)
        }
    }
}

/// A reason why a PDF or SVG file is not drawn.
package enum VectorFileError: Error, Hashable, CustomStringConvertible {
    /// The library of the format is not installed.
    case missingLibrary(VectorFile.Format)
    /// The file is damaged, encrypted or empty, or has no size.
    case damaged(VectorFile.Format)
    /// The file exceeds the limit of its size.
    case tooManyBytes(Int)
    /// The drawing of this size in points has too many pixels.
    case tooLarge(Size)

    /// The message for the log.
    package var description: String {
        switch self {
        case .missingLibrary(let format): "\(format.rawValue.uppercased()) files need \(format.debianPackage), or libcairo2 is missing too"
        case .damaged(let format): "damaged, encrypted or without a size as \(format.rawValue.uppercased())"
        case .tooManyBytes(let count): "\(count) bytes exceed the limit of \(VectorFile.mostBytes)"
        case .tooLarge(let size): "\(size.width) × \(size.height) points need more than \(VectorFile.longestSide) pixels along a side"
        }
    }
}
