import Foundation
import Glibc
import LaminaPrimitives
import LaminaRun
import Testing

@testable import LaminaVideo

/// Every output format on a file system that holds only 32 KiB.
@Suite(.enabled(if: SmallDisk.isPossible, "file systems can only be mounted by root")) struct FullDiskTests {
    private let disk: SmallDisk

    init() throws { disk = try SmallDisk() }

    @Test(arguments: [
        (OutputFormat.mp4, "a.mp4"), (.webm, "a.webm"), (.mov, "a.mov"), (.gif, "a.gif"), (.apng, "a.apng"), (.png, "a.png"), (.y4m, "a.y4m"),
        (.bgra, "a.bgra"), (.pngSequence, "%d.png"), (.pngSequence, "new/%d.png"),
    ])
    func aFullDiskIsAnErrorThatNamesTheFileAndLeavesNothing(format: OutputFormat, name: String) throws {
        let isEncoded = !FormatTraits.of(format).codecs.isEmpty
        try #require(hasFFmpeg || !isEncoded, needsFFmpeg)
        let request = request(disk.file(name), format, frames: format == .png ? 1 : 8, width: 320, height: 240)
        let error = #expect(throws: OutputError.self) {
            let output = try Outputs.open(request)
            for frame in request.frames { try output.present(noise(frame: frame, of: output.format), at: 0, frame: frame) }
            try output.finish()
        }
        let first = name.replacingOccurrences(of: "%d", with: "0")
        #expect(error == .cannotWrite(path: disk.file(first), code: ENOSPC))
        #expect(error?.runStatus == .inputOutput)
        #expect(try disk.names.isEmpty)
    }

    /// Returns a picture of random pixels, which no encoder can compress.
    private func noise(frame: Int, of format: FrameFormat) throws -> Bitmap {
        var random = SystemRandomNumberGenerator()
        let pixels = (0..<format.width * format.height).map { _ in Pixel.random(in: 0xFF00_0000...UInt32.max, using: &random) }
        return try Bitmap(width: format.width, height: format.height, pixels: pixels)
    }
}

/// A file system of 32 KiB in memory, which is unmounted with this object.
private final class SmallDisk {
    private let path = FileManager.default.temporaryDirectory.appending(path: "lamina-disk-\(UUID())").path

    static let isPossible: Bool = {
        guard let disk = try? SmallDisk() else { return false }
        return (try? disk.names) != nil
    }()

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        guard mount("tmpfs", path, "tmpfs", 0, "size=32k") == 0 else {
            let code = errno
            rmdir(path)
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EPERM)
        }
    }

    deinit {
        umount2(path, Int32(MNT_DETACH))
        rmdir(path)
    }

    func file(_ name: String) -> String { "\(path)/\(name)" }
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path) } }
}
