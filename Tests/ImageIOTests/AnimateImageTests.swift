import Foundation
import ImageIO
import LaminaImages
import Testing

@MainActor @Suite struct AnimateImageTests {
    /// The frames that a block receives.
    private final class Record: @unchecked Sendable {
        // Unchecked because the block runs on the main thread only.
        var indices: [Int] = []
    }

    @Test func framesAreShownInTurnUntilTheLoopsEnd() async throws {
        let record = Record()
        let data = try Files.animation(.gif)
        let options = [kCGImageAnimationDelayTime: 0.001, kCGImageAnimationLoopCount: 2, kCGImageAnimationStartIndex: 1] as [CFString: Any]
        // A fourth frame would resume the continuation again, which ends the process.
        let status = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var status: OSStatus?
            status = CGAnimateImageDataWithBlock(data as CFData, options as CFDictionary) { index, image, _ in
                #expect(image.picture.bitmap == Files.frames[index].bitmap)
                record.indices.append(index)
                if record.indices.count >= 3 { continuation.resume(returning: status) }
            }
        }
        #expect(status == 0)
        #expect(record.indices == [1, 0, 1])
    }

    @Test func theBlockEndsTheAnimation() async throws {
        let record = Record()
        let data = try Files.animation(.png, loopCount: 1)
        let options = [kCGImageAnimationDelayTime: 0.001, kCGImageAnimationLoopCount: CGFloat.infinity] as [CFString: Any]
        await withCheckedContinuation { continuation in
            _ = CGAnimateImageDataWithBlock(data as CFData, options as CFDictionary) { index, _, stop in
                record.indices.append(index)
                stop.pointee = record.indices.count == 5
                if record.indices.count >= 5 { continuation.resume() }
            }
        }
        #expect(record.indices == [0, 1, 0, 1, 0])
    }

    @Test func otherDataIsRefusedWithAReason() throws {
        func status(_ data: Data, _ options: CFDictionary? = nil) -> OSStatus { CGAnimateImageDataWithBlock(data as CFData, options) { _, _, _ in } }
        #expect(status(Data("notes".utf8)) == CGImageAnimationStatus.unsupportedFormat.rawValue)
        #expect(status(try Files.photo(orientation: 1)) == CGImageAnimationStatus.unsupportedFormat.rawValue)
        #expect(status(try Files.animation(.gif).prefix(8)) == CGImageAnimationStatus.corruptInputImage.rawValue)
        #expect(status(try Files.animation(.gif), [kCGImageAnimationStartIndex: 2] as CFDictionary) == CGImageAnimationStatus.parameterError.rawValue)
    }
}
