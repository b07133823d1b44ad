public import Foundation

extension CGColorSpace {
    /// Creates a space of indexes into a colour table.
    ///
    /// - Parameters:
    ///   - baseSpace: The space of the table's colours, neither indexed nor a pattern space.
    ///   - lastIndex: The largest index, 0...255.
    ///   - colorTable: `lastIndex` + 1 colours with one byte for each component of `baseSpace`.
    /// - Returns: Nil for another base space or index.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(lastIndex), baseSpace.model != .indexed, baseSpace.model != .pattern else {
            Diagnostics.report(exception: "CGColorSpaceCreateIndexed", detail: "a last index of \(lastIndex); no colour space made")
            return nil
        }
        // The caller guarantees this many bytes.
        let table = unsafe Array(UnsafeBufferPointer(start: colorTable, count: (lastIndex + 1) * baseSpace.numberOfComponents))
        self.init(.indexed(IndexedEncoding(base: baseSpace.encoding, table: table)), base: baseSpace)
    }

    /// The bytes of an indexed space's colour table; nil for other spaces.
    public var colorTable: [UInt8]? {
        guard case .indexed(let indexed) = encoding else { return nil }
        return indexed.table
    }

    /// Creates a space of patterns.
    ///
    /// - Parameter baseSpace: The space of the colours in which uncoloured patterns are painted; nil for coloured patterns.
    /// - Returns: Nil when `baseSpace` is itself a pattern space.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(.pattern, base: baseSpace)
    }

    /// Creates a space of grays with a gamma.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white, three numbers with Y = 1. Colours are adapted to it.
    ///   - blackPoint: Ignored, as PDF permits.
    ///   - gamma: The exponent from component to light, positive.
    /// - Returns: Nil for a white point or a gamma that is not allowed.
    public convenience init?(calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat) {
        // The caller guarantees three numbers.
        guard unsafe Primaries.Chromaticity(whitePoint: whitePoint) != nil, gamma > 0, gamma.isFinite else {
            Diagnostics.report(exception: "CGColorSpaceCreateCalibratedGray", detail: "a gamma of \(gamma) or the white point; no colour space made")
            return nil
        }
        self.init(.gray(gamma == 1 ? .linear : .gamma(Double(gamma))))
    }

    /// Creates an RGB space from the XYZ of its primaries.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white, three numbers with Y = 1. Colours are adapted to it by Bradford's matrix.
    ///   - blackPoint: Ignored, as PDF permits.
    ///   - gamma: The three exponents from component to light; nil stands for 1.
    ///   - matrix: The XYZ of red, of green and of blue, nine numbers; nil stands for the unit matrix.
    /// - Returns: Nil when a number is not allowed or the matrix has no inverse.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        // The caller guarantees three numbers in each array, and nine in the matrix.
        let powers = unsafe (gamma.map { unsafe UnsafeBufferPointer(start: $0, count: 3).map { Double($0) } }) ?? [1, 1, 1]
        let numbers =
            unsafe (matrix.map { unsafe UnsafeBufferPointer(start: $0, count: 9).map { Double($0) } }) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
        let columns = stride(from: 0, to: 9, by: 3).map { Vector3(numbers[$0], numbers[$0 + 1], numbers[$0 + 2]) }
        guard let white = unsafe Primaries.Chromaticity(whitePoint: whitePoint), powers.allSatisfy({ $0 > 0 && $0.isFinite }),
            let encoding = MatrixEncoding(
                toXYZ: Primaries.adaptation(from: white) * Matrix3(columns: columns[0], columns[1], columns[2]), .gamma(powers[0]),
                .gamma(powers[1]), .gamma(powers[2]))
        else {
            Diagnostics.report(
                exception: "CGColorSpaceCreateCalibratedRGB", detail: "a number is out of range or the matrix is singular; no colour space made")
            return nil
        }
        self.init(.matrix(encoding))
    }

    /// Creates a CIE L*a*b* space.
    ///
    /// - Parameters:
    ///   - whitePoint: The XYZ of white, three numbers with Y = 1.
    ///   - blackPoint: Ignored, as PDF permits.
    ///   - range: The least and the greatest a*, then those of b*; nil stands for -100...100.
    /// - Returns: Nil for a white point or ranges that are not allowed.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?
    ) {
        // The caller guarantees three numbers, and four in the range.
        let limits = unsafe (range.map { unsafe UnsafeBufferPointer(start: $0, count: 4).map { Double($0) } }) ?? [-100, 100, -100, 100]
        guard let white = unsafe Primaries.Chromaticity(whitePoint: whitePoint), limits.allSatisfy({ $0.isFinite }), limits[0] < limits[1],
            limits[2] < limits[3]
        else {
            Diagnostics.report(exception: "CGColorSpaceCreateLab", detail: "a number is out of range; no colour space made")
            return nil
        }
        self.init(.lab(LabEncoding(white: white, aRange: limits[0]...limits[1], bRange: limits[2]...limits[3])))
    }
}

extension Primaries.Chromaticity {
    /// Creates the chromaticity of a white point; nil unless X and Z are positive and Y is 1.
    ///
    /// - Parameter whitePoint: The address of three numbers.
    fileprivate init?(whitePoint: UnsafePointer<CGFloat>) {
        let xyz = unsafe Vector3(Double(whitePoint[0]), Double(whitePoint[1]), Double(whitePoint[2]))
        guard xyz.isFinite, xyz.x > 0, xyz.y == 1, xyz.z > 0 else { return nil }
        self.init(xyz)
    }
}
