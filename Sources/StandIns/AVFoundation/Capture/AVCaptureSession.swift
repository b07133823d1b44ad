import CoreMedia
public import Foundation
public import QuartzCore

/// A source of recordings.
open class AVCaptureInput: NSObject {}

/// A camera or microphone as the source of recordings.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates a source.
    ///
    /// - Throws: `AVError.deviceNotConnected`.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        throw AVError(.deviceNotConnected)
    }
}

/// An error of this framework.
public struct AVError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = AVErrorCode

    /// The domain of the errors.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
}

/// A receiver of recordings.
open class AVCaptureOutput: NSObject {
    /// The connections to sources: none.
    open var connections: [AVCaptureConnection] { [] }
    /// Returns nil: nothing is connected.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The connection of a source with a receiver.
open class AVCaptureConnection: NSObject {
    /// True when it passes anything on.
    open var isEnabled = true
    /// True when it is complete.
    open var isActive: Bool { false }
    /// True when pictures can be turned.
    open var isVideoOrientationSupported: Bool { false }
    /// The orientation of pictures.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// True when pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { false }
    /// True for mirrored pictures.
    open var isVideoMirrored = false
}

/// The connection of cameras and microphones with receivers; here it runs without any.
///
/// Sendable as Apple's class, which apps start on a queue of their own; they change it on one thread at a time.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The qualities of recordings.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a quality of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// High.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// For photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1,280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1,920 by 1,080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3,840 by 2,160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    /// The quality.
    open var sessionPreset = Preset.high
    /// The sources.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The receivers.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// True between `startRunning()` and `stopRunning()`.
    open private(set) var isRunning = false

    /// Returns true.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Returns true.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Adds a source.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes a source.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns true.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds a receiver.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes a receiver.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins several changes.
    open func beginConfiguration() {}
    /// Ends several changes.
    open func commitConfiguration() {}
    /// Begins to record, here nothing.
    open func startRunning() { isRunning = true }
    /// Ends recording.
    open func stopRunning() { isRunning = false }
}

/// A layer that shows what a camera sees: nothing here, so it is as the app paints it.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session.
    open var session: AVCaptureSession?
    /// The placement of the picture.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection to the camera: nil.
    open var connection: AVCaptureConnection? { nil }

    /// Creates a layer of a session.
    public init(session: AVCaptureSession) {
        self.session = session
        super.init()
    }
    /// Creates a layer without a session.
    public override init() { super.init() }
    /// Creates a copy for the presentation.
    public override init(layer: Any) {
        session = (layer as? AVCaptureVideoPreviewLayer)?.session
        super.init(layer: layer)
    }
    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the place in the layer as fractions of the picture.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.isEmpty ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    /// Returns a found code in the layer's coordinates: nil.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
