import LaminaPrimitives

extension PNG {
    /// The chunks that change the meaning of a frame's samples.
    private static let shared = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT"]

    /// Decodes one frame; a truncated file gives the rows that are there.
    ///
    /// - Parameter pieces: The payloads of the frame's compressed pixels; nil for the image of the file itself.
    static func pixels(of frame: ImageFrame, _ pieces: [Range<Int>]?, in file: ImageFile) throws(ImageFileError) -> Bitmap {
        // A frame has its own pieces, so that the frames of an animation do not walk the whole file each.
        let chunks = PNGChunks(file.bytes, endsAtPixels: pieces != nil)
        let isPart = !file.isComplete && (pieces == nil || frame == file.frames.last)
        // The caller converts from the profile; libpng must not convert from the chunks that repeat it.
        let hidden = file.metadata.profile == nil ? [] : ["gAMA", "cHRM"]
        // A truncated file is reassembled too: libpng decodes whole chunks only.
        if pieces == nil, hidden.isEmpty, !isPart { return try read(bytes: file.bytes, name: file.name) }
        var bytes = PNGChunks.signature
        let header = chunks.list[0].payload
        var start: [UInt8] = []
        start.appendBig(frame.area.width, 4)
        start.appendBig(frame.area.height, 4)
        bytes.appendChunk("IHDR", start + file.bytes[header.dropFirst(8)])
        for type in shared where !hidden.contains(type) {
            if let payload = chunks.first(type) { bytes.appendChunk(type, file.bytes[payload]) }
        }
        for piece in pieces ?? chunks.list.filter({ $0.type == "IDAT" }).map(\.payload) { bytes.appendChunk("IDAT", file.bytes[piece]) }
        bytes.appendChunk("IEND", [])
        return try read(bytes: bytes, name: file.name, allowsPart: isPart)
    }
}
