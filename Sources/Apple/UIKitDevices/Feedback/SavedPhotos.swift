import Foundation
import LaminaFoundation
public import UIKitValues

/// The images that the app saved to the photo library, in order; there is no library, so they are only recorded, and the last 100 are kept.
@MainActor
package enum SavedPhotos {
    /// The images that the app saved to the photo album, in order.
    package private(set) static var images: [UIImage] = []

    static func add(_ image: UIImage) {
        if images.count >= 100 { images.removeFirst() }
        images.append(image)
    }

    /// Forgets all images.
    package static func removeAll() { images = [] }
}

/// Saves an image to the photo library; there is none, so the image is only recorded.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object whose method is called in a later iteration of the main run loop, without an error.
///   - completionSelector: A method of three parameters, such as `image:didFinishSavingWithError:contextInfo:`.
///   - contextInfo: Passed to the method.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    // Safe because the target is called on the main thread only, and the pointer is only handed on.
    nonisolated(unsafe) let target = completionTarget.map { $0 as AnyObject }
    nonisolated(unsafe) let context = unsafe contextInfo
    DispatchQueue.main.async {
        SavedPhotos.add(image)
        guard let target = unsafe target, let completionSelector else { return }
        SelectorCall.send(completionSelector, to: target, unsafe [image, nil, context])
    }
}
