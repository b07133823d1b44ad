public import CoreGraphics
public import Foundation
import LaminaStandIns
public import UIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of the error in an answer.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of the answer whether a request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the answer whether a better picture will come.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the answer whether the picture lies in the cloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// The wishes of a request.
open class PHImageRequestOptions: NSObject {
    /// The edits.
    open var version = PHImageRequestOptionsVersion.current
    /// The order.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The size.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part of the picture, 0...1.
    open var normalizedCropRect = CGRect.zero
    /// True when the cloud may be asked.
    open var isNetworkAccessAllowed = false
    /// True when the caller waits.
    open var isSynchronous = false
}

/// The pictures of an empty library: each request is answered without one, with `PHPhotosError.accessUserDenied`.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Sendable because it has no state of its own.

    private static let only = PHImageManager()
    /// Returns the app's object.
    open class func `default`() -> PHImageManager { only }

    /// Answers without a picture.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { resultHandler(nil, Self.refusal) }
    }
    /// Answers without a file.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(options) { resultHandler(nil, nil, .up, Self.refusal) }
    }
    /// Ends a request; without effect, because it has ended.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}

    private static var refusal: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

    private func answer(_ options: PHImageRequestOptions?, _ body: @escaping () -> Void) -> PHImageRequestID {
        StandIn.say("PHImageManager", "there is no photo library here, so requests are answered without a picture")
        if options?.isSynchronous == true { body() } else { StandIn.answer(body) }
        return PHInvalidImageRequestID
    }
}

/// The image manager that prepares pictures in advance; the library is empty, so it prepares none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    // Sendable because it has no state of its own.

    /// True when large pictures may be kept.
    open var allowsCachingHighQualityImages: Bool {
        get { false }
        set {}
    }
    /// Makes pictures before they are asked for; there are none.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Forgets pictures; there are none.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Forgets all pictures; there are none.
    open func stopCachingImagesForAllAssets() {}
}
