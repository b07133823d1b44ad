import Foundation
import LaminaConcurrency
import LaminaPrimitives
import TestSupport
import Testing
import UIKit

/// Views that animate on the main thread while other threads decode images.
@MainActor
struct DecodingTests {
    /// The number of frames; a longer run is asked for by a variable of the environment.
    private static let frames = ProcessInfo.processInfo.environment["LAMINA_DECODED_FRAMES"].flatMap { Int($0) } ?? 60

    /// Threads that decode images and put them into layers, and pass others on to the main thread.
    ///
    /// `@unchecked Sendable`: the layers are Core Animation's to protect, and the rest is constant or guarded.
    private final class Decoder: @unchecked Sendable {
        private struct State {
            var isStopped = false
            var ended = 0
            var images: [UIImage] = []
            var wrong = 0
        }
        private let state = Guarded(State())
        private let files: [Data]
        private let layers: [CALayer]
        private let threadCount = 3

        init(files: [Data], layers: [CALayer]) {
            self.files = files
            self.layers = layers
        }

        func start() { for number in 0..<threadCount { Thread.detachNewThread { [self] in run(number) } } }

        /// Returns the images that were decoded since the last call.
        func take() -> [UIImage] {
            state.withLock { state in
                defer { state.images = [] }
                return state.images
            }
        }

        /// Stops the threads.
        ///
        /// - Returns: The number of images that had wrong pixels.
        func stop() -> Int {
            state.change { $0.isStopped = true }
            return state.wait { [threadCount] in $0.ended == threadCount ? $0.wrong : nil }
        }

        private func run(_ number: Int) {
            var round = number
            while state.withLock({ !$0.isStopped }) {
                round += 1
                let shade = round % files.count
                guard let image = UIImage(data: files[shade]), isRight(image, shade) else {
                    state.withLock { $0.wrong += 1 }
                    continue
                }
                CATransaction.begin()
                layers[round % layers.count].contents = image.cgImage
                CATransaction.commit()
                state.withLock { if $0.images.count < 8 { $0.images.append(image) } }
            }
            state.change { $0.ended += 1 }
        }

        private func isRight(_ image: UIImage, _ shade: Int) -> Bool {
            let copy = CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            guard let copy, let picture = image.cgImage else { return false }
            copy.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
            return copy.makeImage()?.picture.bitmap[1, 1] == DecodingTests.pixel(shade)
        }
    }

    private nonisolated static let shadeCount = 4

    private nonisolated static func pixel(_ shade: Int) -> Pixel { 0xFF00_0000 | Pixel(shade * 60) << 16 | Pixel(255 - shade * 60) }

    private func file(_ shade: Int) throws -> Data {
        let side = CGFloat(40 + 30 * shade)
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: .plain).image { context in
            UIColor(red: CGFloat(shade * 60) / 255, green: 0, blue: CGFloat(255 - shade * 60) / 255, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        return try #require(image.pngData())
    }

    @Test func viewsAnimateWhileOtherThreadsDecodeImages() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let views = (0..<20).map { UIImageView(frame: CGRect(x: $0 % 5 * 40, y: $0 / 5 * 40, width: 36, height: 36)) }
        views.forEach(root.addSubview)
        let layers = (0..<10).map { _ in CALayer() }
        for layer in layers {
            layer.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
            root.layer.addSublayer(layer)
        }
        let screen = ManualScreen(root.layer)
        let decoder = Decoder(files: try (0..<Self.shadeCount).map(file), layers: layers)
        decoder.start()
        var (shown, ended) = (0, 0)
        for frame in 0..<Self.frames {
            for image in decoder.take() {
                views[shown % views.count].image = image
                shown += 1
            }
            UIView.animate(withDuration: 0.1) {
                views[frame % views.count].transform = CGAffineTransform(rotationAngle: CGFloat(frame))
                views[frame % views.count].alpha = frame.isMultiple(of: 2) ? 0.5 : 1
            } completion: { _ in
                ended += 1
            }
            screen.advance(to: Double(frame + 1) / 60)
            let picture = UIGraphicsImageRenderer(size: root.bounds.size, format: .plain).image { _ in
                root.drawHierarchy(in: root.bounds, afterScreenUpdates: false)
            }
            #expect(picture.size == root.bounds.size)
        }
        #expect(decoder.stop() == 0)
        screen.advance(to: Double(Self.frames))
        #expect(ended == Self.frames)
    }
}
