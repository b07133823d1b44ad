import CLaminaKernels
import LaminaPrimitives

/// A packed picture as a source of rows, at its own position.
struct PackedRows: RowSource {
    let picture: PackedPicture

    var isOpaque: Bool { false }
    var paintsBlocks: Bool { true }

    func paint(_ block: PixelRect, of canvas: Canvas, opacity: UInt8, _ kernels: RowKernels) {
        kernels.over(picture, onto: canvas, in: block, opacity: opacity)
    }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        row.update(repeating: 0)
        for index in picture.runs(inRow: y) {
            let run = picture.runs[index]
            let columns = (Int(run.x)..<Int(run.x) + Int(run.count)).clamped(to: x..<x + row.count)
            for column in columns { row[column - x] = picture.pixel(of: run, at: column - Int(run.x)) }
        }
    }
}

extension PackedPicture {
    /// Returns one pixel of a run.
    ///
    /// - Parameter offset: The pixel's position within the run.
    func pixel(of run: LaminaPackedRun, at offset: Int) -> Pixel {
        switch run.form {
        case .evenPixels: run.pixel
        case .blackPixels: Pixel(alphas[Int(run.first) + offset]) << 24
        case .manyPixels: pixels[Int(run.first) + offset]
        }
    }
}
