import CoreMedia
public import Dispatch
public import Foundation

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject {
    /// The flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// The form of the picture.
    public let format: [String: Any]?
    /// True for the highest resolution.
    open var isHighResolutionPhotoEnabled = false
    /// The types of small pictures.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// The form of the small picture.
    open var previewPhotoFormat: [String: Any]?

    /// Creates settings for JPEG.
    public override init() {
        format = nil
        super.init()
    }
    /// Creates settings for a form.
    public init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
}

/// A photo; there is none.
open class AVCapturePhoto: NSObject {
    override init() { super.init() }
    /// Returns nil.
    open func fileDataRepresentation() -> Data? { nil }
}

/// The values of a photo that is taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
    override init() { super.init() }
}

/// The receiver of photos.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Tells the delegate that a photo is there, or an error; optional.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// The default implementation does nothing.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

/// Takes photos; here every one fails.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// True for the highest resolution.
    open var isHighResolutionCaptureEnabled = false
    /// Answers with an error: there is no camera.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
    }
}

/// The receiver of a film's frames.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

/// Passes frames on; there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The form of the frames.
    open var videoSettings: [String: Any]! = [:]
    /// True to leave late frames out.
    open var alwaysDiscardsLateVideoFrames = true
    /// Sets the receiver, which gets nothing.
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}

/// The receiver of a film file.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Tells the delegate that the file is complete, or an error.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
    /// Tells the delegate that recording began; optional.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
}

extension AVCaptureFileOutputRecordingDelegate {
    /// The default implementation does nothing.
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

/// Records into files; here every recording fails.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// True while something is recorded: false.
    open var isRecording: Bool { false }
    /// Answers with an error: there is no camera.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
    }
    /// Ends a recording.
    open func stopRecording() {}
}

/// Records films into files; here every recording fails.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Something that was found in a picture; there is nothing.
open class AVMetadataObject: NSObject {
    /// The kinds.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A bar code of shops.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A short bar code of shops.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// An American bar code.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A bar code.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A bar code.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A bar code.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A code of tickets.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A code of tickets.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A square code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    override init() { super.init() }
    /// The kind.
    open var type: ObjectType { ObjectType(rawValue: "") }
    /// The place in fractions of the picture.
    open var bounds: CGRect { .zero }
}

/// A bar code that was found in a picture; there is none.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text: nil.
    open var stringValue: String? { nil }
    /// The corners: none.
    open var corners: [CGPoint] { [] }
}

/// The receiver of codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Tells the delegate what was found; optional; never called.
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// The default implementation does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

/// Finds codes in pictures; there are none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// The kinds that are looked for.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The kinds that can be found.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The part of the picture, in fractions.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Sets the receiver, which gets nothing.
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
    {}
}
