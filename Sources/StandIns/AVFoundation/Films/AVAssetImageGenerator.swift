public import CoreGraphics
public import CoreMedia
public import Foundation
import LaminaMedia
import LaminaStandIns

/// Pictures of a film at any times.
open class AVAssetImageGenerator: NSObject {
    /// The outcomes of a request.
    public typealias Result = AVAssetImageGeneratorResult

    /// The film.
    public let asset: AVAsset
    /// The largest size; zero for the film's own.
    open var maximumSize = CGSize.zero
    /// True when pictures are turned as the film asks; they always are.
    open var appliesPreferredTrackTransform = false
    /// The tolerance of times; pictures are always those of the exact time.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The tolerance of times; pictures are always those of the exact time.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private var decoder: FilmDecoder?
    /// The number of cancellations; requests made before the last one are withdrawn.
    private var cancellations = 0

    /// Creates the generator of a film.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Returns the picture at a time.
    ///
    /// - Parameter actualTime: Receives the time at which the picture begins.
    /// - Throws: An `AVError` that names the file.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        do throws(MediaError) {
            let (image, time) = try picture(at: requestedTime.isNumeric ? requestedTime.seconds : 0)
            unsafe actualTime?.pointee = time
            return image
        } catch { throw AVError.reason(error) }
    }
    /// Returns the picture at a time, and the time at which it begins.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        do throws(MediaError) {
            return try picture(at: time.isNumeric ? time.seconds : 0)
        } catch { throw AVError.reason(error) }
    }
    /// Calls a closure on the main queue with the picture of each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        generate(requestedTimes.map(\.timeValue)[...], since: cancellations, handler)
    }
    /// Withdraws the requests that have no answer yet.
    open func cancelAllCGImageGeneration() { cancellations += 1 }

    private func generate(
        _ times: ArraySlice<CMTime>, since begin: Int, _ handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        guard let time = times.first else { return }
        StandIn.answer { [self] in
            if begin != cancellations {
                handler(time, nil, .invalid, .cancelled, nil)
            } else {
                do throws(MediaError) {
                    let (image, actual) = try picture(at: time.isNumeric ? time.seconds : 0)
                    handler(time, image, actual, .succeeded, nil)
                } catch { handler(time, nil, .invalid, .failed, AVError.reason(error)) }
            }
            generate(times.dropFirst(), since: begin, handler)
        }
    }

    private func picture(at time: Double) throws(MediaError) -> (CGImage, CMTime) {
        let name = asset.address.isFileURL ? asset.address.path : asset.address.absoluteString
        guard asset.address.isFileURL else { throw .unreadable(file: name, code: ENOENT) }
        if decoder == nil { decoder = try FilmDecoder(name) }
        guard let decoder else { throw .noPictures(file: name) }
        guard let image = try decoder.picture(at: time).image.map(fitted) else { throw .noPicture(file: name, time: time) }
        return (image, CMTime(seconds: decoder.index.times[decoder.index.picture(at: time)], preferredTimescale: 90_000))
    }

    /// Makes an image smaller so that it fits into `maximumSize`.
    private func fitted(_ image: CGImage) -> CGImage {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let scale = min(1, maximumSize.width > 0 ? maximumSize.width / width : 1, maximumSize.height > 0 ? maximumSize.height / height : 1)
        guard scale < 1 else { return image }
        let size = CGSize(width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
        let context = unsafe CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        context?.draw(image, in: CGRect(origin: .zero, size: size))
        return context?.makeImage() ?? image
    }
}
