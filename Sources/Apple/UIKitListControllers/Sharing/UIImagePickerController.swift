public import Foundation

/// The delegate of an image picker; every method is optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose an image.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells the delegate that the user cancelled; the delegate dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// The default implementation does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// The default implementation dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A controller with which the user chooses an image of the library, which is empty on this system, or cancels.
///
/// The delegate is the navigation controller's, and is told of images when it also is a `UIImagePickerControllerDelegate`.
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public typealias SourceType = UIImagePickerControllerSourceType

    /// The name of a value that describes a chosen image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key from any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type, a uniform type identifier.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image as it was taken, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as the user edited it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the user chose, an `NSValue` with a rectangle.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The address of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address of an image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// Data about a new image.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Returns true for the library and the saved photos, although they are empty; false for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types of a source: images.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { sourceType == .camera ? nil : ["public.image"] }

    /// The source; the library by default.
    open var sourceType = SourceType.photoLibrary
    /// The types to choose from, as uniform type identifiers; images by default.
    open var mediaTypes = ["public.image"]
    /// True when the user may edit a chosen image; stored without effect.
    open var allowsEditing = false
    /// The view over the camera's picture; stored without effect.
    open var cameraOverlayView: UIView?
    /// True for the camera's buttons; stored without effect.
    open var showsCameraControls = true
    /// The camera; stored without effect.
    open var cameraDevice = CameraDevice.rear
    /// The kind of recordings; stored without effect.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The flash; stored without effect.
    open var cameraFlashMode = CameraFlashMode.auto
    /// The transform of the camera's picture; stored without effect.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Takes a photo; nothing happens without a camera.
    open func takePicture() {}
    /// Returns false: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns false: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The cameras.
    public typealias CameraDevice = UIImagePickerControllerCameraDevice

    /// The kinds of recordings.
    public typealias CameraCaptureMode = UIImagePickerControllerCameraCaptureMode

    /// The modes of the flash.
    public typealias CameraFlashMode = UIImagePickerControllerCameraFlashMode

    /// The longest duration of a film, in seconds; stored without effect.
    open var videoMaximumDuration: TimeInterval = 600

    /// Creates a picker.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        let library = EmptyLibrary("Photos", reason: "This system has no photo library.")
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([library], animated: false)
    }

    /// Creates a picker of the library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Ends the choice without an image.
    package func cancel() {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}
