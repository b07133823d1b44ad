package import LaminaPrimitives

extension FilterImage {
    /// Creates a picture of a canvas: the mean of each block's pixels, rounded to nearest.
    ///
    /// - Parameter shift: The shift from the blocks' coordinates to the canvas's; a block that the canvas has in part only gets the mean of that part.
    package init(averaging canvas: Canvas, blockSize: Int, movedBy shift: PixelShift) {
        let canvas = canvas.moved(by: -shift)
        let blocks = Self.blocks(meeting: canvas.bounds, blockSize: blockSize)
        var pixels: [Pixel] = []
        pixels.reserveCapacity(blocks.area)
        guard blockSize > 1 else {
            for y in canvas.bounds.minY..<max(canvas.bounds.minY, canvas.bounds.maxY) {
                canvas.withRow(y, canvas.bounds.minX..<canvas.bounds.maxX) { row in for x in row.indices { pixels.append(row[x]) } }
            }
            self.init(blocks: blocks, blockSize: blockSize, pixels: pixels)
            return
        }
        var sums = BlockSums(canvas.bounds, blockSize: blockSize)
        for y in blocks.minY..<max(blocks.minY, blocks.maxY) {
            let rows = max(y * blockSize, canvas.bounds.minY)..<min((y + 1) * blockSize, canvas.bounds.maxY)
            sums.add(rows, of: canvas)
            for x in blocks.minX..<blocks.maxX { pixels.append(sums.mean(ofBlock: x, rowCount: rows.count)) }
        }
        self.init(blocks: blocks, blockSize: blockSize, pixels: pixels)
    }
}

extension FilterImage {
    /// The largest blocks in which a filter loses nothing visible, by their side length in pixels: a power of two.
    ///
    /// Blocks are at most a quarter of a Gaussian's standard deviation or a sixteenth of a box's radius wide; 1 for other filters.
    package static func blockSize(for filter: PixelFilter) -> Int {
        let largest: Double =
            switch filter {
            case .gaussianBlur(let sigma, _): sigma / 4
            case .boxBlur(let radius): radius / 16
            default: 1
            }
        var size = 1
        while Double(size * 2) <= largest, size < 256 { size *= 2 }
        return size
    }

    /// Returns the picture in larger blocks.
    ///
    /// - Parameters:
    ///   - size: The side length of the blocks in canvas pixels, a power of two like the current one; a smaller one changes nothing.
    ///   - extendingEdges: True when a block that the picture has in part only gets the mean of that part; otherwise the rest counts as clear.
    package func coarsened(to size: Int, extendingEdges: Bool) -> FilterImage {
        let factor = size / blockSize
        guard factor > 1, !blocks.isEmpty else { return self }
        let whole = Self.blocks(meeting: blocks, blockSize: factor)
        let aligned = PixelRect(whole.minX * factor, whole.minY * factor, whole.maxX * factor, whole.maxY * factor)
        let source = extendingEdges ? self : cropped(to: aligned, extendingEdges: false)
        var bitmap = Bitmap(width: source.blocks.width, height: source.blocks.height)
        bitmap.pixels = source.pixels
        let coarse = bitmap.withCanvas(at: (source.blocks.minX, source.blocks.minY)) {
            FilterImage(averaging: $0, blockSize: factor, movedBy: .none)
        }
        return FilterImage(blocks: coarse.blocks, blockSize: size, pixels: coarse.pixels)
    }
}

/// The sums of the channels down the columns of one row of blocks.
private struct BlockSums {
    private let columns: Range<Int>
    private let blockSize: Int
    /// The sums of red and blue for each column, in 16 bits each; the sum of 256 rows of 255 fits.
    private var redBlue: [UInt32]
    private var alphaGreen: [UInt32]

    init(_ bounds: PixelRect, blockSize: Int) {
        precondition(blockSize <= 256, "the sums of larger blocks overflow")
        columns = bounds.minX..<bounds.maxX
        self.blockSize = blockSize
        redBlue = Array(repeating: 0, count: columns.count)
        alphaGreen = redBlue
    }

    /// Replaces the sums by the sums of some rows.
    mutating func add(_ rows: Range<Int>, of canvas: Canvas) {
        for x in redBlue.indices { (redBlue[x], alphaGreen[x]) = (0, 0) }
        for y in rows { canvas.withRow(y, columns) { Self.add($0.span, to: &redBlue, &alphaGreen) } }
    }

    private static func add(_ row: Span<Pixel>, to redBlue: inout [UInt32], _ alphaGreen: inout [UInt32]) {
        // Spans, because array subscripts check for unique ownership on every access; the plain loop vectorizes.
        var firstSums = redBlue.mutableSpan
        var secondSums = alphaGreen.mutableSpan
        for x in row.indices {
            firstSums[x] &+= row[x] & 0x00FF_00FF
            secondSums[x] &+= row[x] &>> 8 & 0x00FF_00FF
        }
    }

    func mean(ofBlock block: Int, rowCount: Int) -> Pixel {
        let part = (block * blockSize..<(block + 1) * blockSize).clamped(to: columns)
        var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for x in part.lowerBound - columns.lowerBound..<part.upperBound - columns.lowerBound {
            red &+= redBlue[x] &>> 16
            blue &+= redBlue[x] & 0xFFFF
            alpha &+= alphaGreen[x] &>> 16
            green &+= alphaGreen[x] & 0xFFFF
        }
        let count = UInt32(part.count * rowCount)
        func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
        return mean(alpha) << 24 | mean(red) << 16 | mean(green) << 8 | mean(blue)
    }
}
