import Foundation
import ImageIO
import LaminaImages
import LaminaPrimitives
import TestLimits
import Testing

/// Files that ask for more memory or time than they are worth.
///
/// Each test measures a process of its own.
struct HostileFileTests {
    @Test func headersThatClaimAbsurdSizesGiveNoImage() async {
        await #expect(processExitsWith: .success) {
            for (name, bytes) in HostileFiles.absurdSizes {
                let cost = WorkCost {
                    let source = HostileFiles.source(bytes)
                    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil, "\(name)")
                    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, HostileFiles.thumbnail) == nil, "\(name)")
                }
                #expect(cost.isSmall, "\(name): \(cost)")
            }
        }
    }

    @Test func smallFilesThatUnpackToManyPixelsGiveNoImage() async {
        await #expect(processExitsWith: .success) {
            let cost = WorkCost {
                let source = HostileFiles.source(HostileFiles.gif(side: 16_384, frames: 1, codes: 70_000))
                #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
            }
            #expect(cost.isSmall, "\(cost)")
        }
    }

    @Test func animationsOfManyFramesShowTheFirstAndRefuseOnesThatDependOnAll() async {
        await #expect(processExitsWith: .success) {
            for (name, bytes) in HostileFiles.manyFrames {
                let cost = WorkCost {
                    let source = HostileFiles.source(bytes)
                    #expect(CGImageSourceGetCount(source) == 100_000, "\(name)")
                    #expect(CGImageSourceCopyPropertiesAtIndex(source, 99_999, nil) != nil, "\(name)")
                    #expect((0..<3).allSatisfy { CGImageSourceCreateImageAtIndex(source, $0, nil) != nil }, "\(name)")
                    #expect(CGImageSourceCreateImageAtIndex(source, 99_999, nil) == nil, "\(name)")
                }
                #expect(cost.isSmall, "\(name): \(cost)")
            }
        }
    }

    @Test func aLateFrameOfLargeOnesIsRefused() async {
        await #expect(processExitsWith: .success) {
            let cost = WorkCost {
                let source = HostileFiles.source(HostileFiles.gif(side: 4000, frames: 1000, codes: 2))
                #expect(CGImageSourceGetCount(source) == 1000 && CGImageSourceCreateImageAtIndex(source, 999, nil) == nil)
            }
            #expect(cost.isSmall, "\(cost)")
        }
    }

    @Test func aLateFrameOfAnOrdinaryAnimationIsComposed() throws {
        let source = HostileFiles.source(HostileFiles.gif(side: 10, frames: 400, codes: 2))
        #expect(CGImageSourceCreateImageAtIndex(source, 399, nil)?.width == 10)
    }
}

/// Writers of such files.
private enum HostileFiles {
    static var thumbnail: CFDictionary { [kCGImageSourceCreateThumbnailFromImageAlways: true] as [CFString: Any] as CFDictionary }

    static func source(_ bytes: [UInt8]) -> CGImageSource {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: Data(bytes)), true)
        return source
    }

    /// A file of each format that claims 60,000 × 60,000 pixels.
    static var absurdSizes: [(String, [UInt8])] {
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0xEA, 0x60, 0xEA, 0x60, 1, 1, 0x11, 0]
        let jpeg: [UInt8] = [0xFF, 0xD8] + frame + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xFF, 0xD9]
        let canvas: [UInt8] = [0, 0, 0, 0, 0x5F, 0xEA, 0, 0x5F, 0xEA, 0]
        return [
            ("PNG", png(side: 60_000, frames: 0)), ("APNG", png(side: 60_000, frames: 1)), ("GIF", gif(side: 60_000, frames: 1, codes: 2)),
            ("JPEG", jpeg), ("WebP", riff(chunk("VP8X", canvas) + chunk("VP8L", [0x2F, 0, 0, 0, 0, 0, 0, 0]))),
        ]
    }

    /// Animations of 100,000 frames that are drawn over each other.
    static var manyFrames: [(String, [UInt8])] {
        [("GIF", gif(side: 64, frames: 100_000, codes: 2)), ("APNG", png(side: 1, frames: 100_000)), ("WebP", webP(frames: 100_000))]
    }

    /// A GIF whose frames have one colour.
    ///
    /// - Parameter codes: The number of codes in each frame; each but the first stands for one more pixel than the one before, up to 4,000.
    static func gif(side: Int, frames: Int, codes: Int) -> [UInt8] {
        let size = [UInt8(side & 255), UInt8(side >> 8)]
        var bits: [Bool] = []
        func append(_ code: Int, _ count: Int) { for bit in 0..<count { bits.append(code >> bit & 1 == 1) } }
        append(4, 3)
        append(0, 3)
        for index in 0..<codes - 1 {
            let code = min(4095, 6 + index)
            // A code has as many bits as the greatest one that exists by then.
            append(code, min(12, Int.bitWidth - max(4, min(4095, code)).leadingZeroBitCount))
        }
        var data: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            data.append(bits[start..<min(bits.count, start + 8)].enumerated().reduce(0) { $0 | ($1.element ? 1 : 0) << UInt8($1.offset) })
        }
        var blocks: [UInt8] = []
        for start in stride(from: 0, to: data.count, by: 255) {
            let part = data[start..<min(data.count, start + 255)]
            blocks += [UInt8(part.count)] + part
        }
        let frame = [0x21, 0xF9, 4, 1, 0, 0, 1, 0, 0x2C, 0, 0, 0, 0] + size + size + [0, 2] + blocks + [0]
        return Array("GIF89a".utf8) + size + size + [0x80, 0, 0, 0, 0, 0, 255, 255, 255] + (0..<frames).flatMap { _ in frame } + [0x3B]
    }

    /// A PNG file with blended frames of one pixel on its canvas, or a still one.
    static func png(side: Int, frames: Int) -> [UInt8] {
        let size = big(side) + big(side)
        // A filter of 0 and one gray sample, stored without compression, with the checksum of two zeros.
        let data: [UInt8] = [0x78, 1, 1, 2, 0, 0xFD, 0xFF, 0, 0, 0, 2, 0, 1]
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pngChunk("IHDR", size + [8, 0, 0, 0, 0])
        if frames > 0 { bytes += pngChunk("acTL", big(frames) + big(0)) }
        if frames == 0 { bytes += pngChunk("IDAT", data) }
        var sequence = 0
        for index in 0..<frames {
            bytes += pngChunk("fcTL", big(sequence) + size + big(0) + big(0) + [0, 1, 0, 10, 0, 1])
            bytes += index == 0 ? pngChunk("IDAT", data) : pngChunk("fdAT", big(sequence + 1) + data)
            sequence += index == 0 ? 1 : 2
        }
        return bytes + pngChunk("IEND", [])
    }

    private static func pngChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] { big(payload.count) + Array(type.utf8) + payload + big(0) }

    /// A WebP file with blended frames of one pixel.
    private static func webP(frames: Int) -> [UInt8] {
        guard let still = try? WebP.encode([WrittenFrame(bitmap: Bitmap(width: 1, height: 1, fill: 0x8040_2010), duration: 0)], quality: 1),
            let start = still.indices.first(where: { still[$0...].starts(with: Array("VP8L".utf8)) })
        else { return [] }
        // The still file's image ends with the file.
        let frame = chunk("ANMF", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0] + still[start...])
        return riff(
            chunk("VP8X", [0x12, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + chunk("ANIM", [0, 0, 0, 0, 0, 0]) + (0..<frames).flatMap { _ in frame })
    }

    private static func riff(_ chunks: [UInt8]) -> [UInt8] { Array("RIFF".utf8) + little(chunks.count + 4) + Array("WEBP".utf8) + chunks }

    private static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        Array(type.utf8) + little(payload.count) + payload + (payload.count % 2 == 0 ? [] : [0])
    }

    private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    private static func little(_ value: Int) -> [UInt8] { big(value).reversed() }
}
