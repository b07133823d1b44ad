import LaminaPrimitives

extension PNG {
    /// Encodes an animation as a PNG file whose own image is the first frame.
    ///
    /// - Parameters:
    ///   - frames: At least one; all have the size of the first.
    ///   - loopCount: The number of times that the animation plays, 0 for no end.
    ///   - name: The name of the file in errors.
    package static func encode(_ frames: [WrittenFrame], loopCount: Int, name: String = "PNG") throws(ImageFileError) -> [UInt8] {
        guard let first = frames.first, frames.allSatisfy({ $0.bitmap.bounds == first.bitmap.bounds }) else {
            throw .unacceptableSize(name: name, width: frames.first?.bitmap.width ?? 0, height: frames.first?.bitmap.height ?? 0)
        }
        var bytes = PNGChunks.signature
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            // All frames share one header, so all store alpha.
            let image = try encode(frame.bitmap, isOpaque: false, name: name)
            let chunks = PNGChunks(image)
            if index == 0 {
                for chunk in chunks.list where chunk.type != "IDAT" && chunk.type != "IEND" { bytes.appendChunk(chunk.type, image[chunk.payload]) }
                bytes.appendChunk("acTL", control(count: frames.count, loopCount: loopCount))
            }
            bytes.appendChunk("fcTL", control(of: frame, sequence: sequence))
            sequence += 1
            for chunk in chunks.list where chunk.type == "IDAT" {
                guard index > 0 else {
                    bytes.appendChunk("IDAT", image[chunk.payload])
                    continue
                }
                var payload: [UInt8] = []
                payload.appendBig(sequence, 4)
                bytes.appendChunk("fdAT", payload + image[chunk.payload])
                sequence += 1
            }
        }
        bytes.appendChunk("IEND", [])
        return bytes
    }

    /// Returns PNG bytes with another resolution and Exif block.
    package static func adding(_ resolution: ImageMetadata.Resolution?, exif: [UInt8]?, to bytes: [UInt8]) -> [UInt8] {
        // The signature and the header's chunk, behind which both chunks may stand.
        var result = Array(bytes.prefix(33))
        if let resolution {
            var payload: [UInt8] = []
            for perInch in [resolution.x, resolution.y] { payload.appendBig(Int((max(0, min(1e6, perInch)) / 0.0254).rounded()), 4) }
            result.appendChunk("pHYs", payload + [1])
        }
        if let exif { result.appendChunk("eXIf", exif) }
        return result + bytes.dropFirst(33)
    }

    private static func control(count: Int, loopCount: Int) -> [UInt8] {
        var payload: [UInt8] = []
        payload.appendBig(count, 4)
        payload.appendBig(max(0, min(Int(Int32.max), loopCount)), 4)
        return payload
    }

    /// Returns the payload of a frame's control chunk: the whole canvas, replaced.
    private static func control(of frame: WrittenFrame, sequence: Int) -> [UInt8] {
        var payload: [UInt8] = []
        for value in [sequence, frame.bitmap.width, frame.bitmap.height, 0, 0] { payload.appendBig(value, 4) }
        payload.appendBig(frame.duration > 0 ? Int((min(65.535, frame.duration) * 1000).rounded()) : 0, 2)
        payload.appendBig(1000, 2)
        return payload + [0, 0]
    }
}
