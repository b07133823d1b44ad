import CoreGraphics
public import CoreMedia
public import Foundation
import LaminaStandIns

/// A camera or a microphone; this system has none, so there are no objects.
open class AVCaptureDevice: NSObject {
    /// The place of a camera.
    public typealias Position = AVCaptureDevicePosition

    /// The kinds of cameras and microphones.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// The camera for distant things.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// The camera with a very wide angle.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras as one.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two wide cameras as one.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras as one.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// The camera that measures distances.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// The microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// The modes of the flash.
    public typealias FlashMode = AVCaptureFlashMode

    /// The modes of the lamp.
    public typealias TorchMode = AVCaptureTorchMode

    /// The modes of focus.
    public typealias FocusMode = AVCaptureFocusMode

    /// The modes of exposure.
    public typealias ExposureMode = AVCaptureExposureMode

    private let kind: DeviceType
    init(_ kind: DeviceType) { self.kind = kind }

    /// Returns nil: there is no camera or microphone.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        sayMissing()
        return nil
    }
    /// Returns nil: there is no camera or microphone.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
        sayMissing()
        return nil
    }
    /// Returns no devices.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Returns no devices.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Returns `denied`: there is nothing to permit.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Answers false, from the main queue.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        sayMissing()
        StandIn.answer { handler(false) }
    }
    /// Answers false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    static func sayMissing() {
        StandIn.say("AVCaptureDevice", "there is no camera and no microphone here, so the user denies them, and nothing is recorded")
    }

    /// The kind.
    open var deviceType: DeviceType { kind }
    /// The name for the user.
    open var localizedName: String { "" }
    /// The name of the device.
    open var uniqueID: String { "" }
    /// The place.
    open var position: Position { .unspecified }
    /// True with a flash.
    open var hasFlash: Bool { false }
    /// True with a lamp.
    open var hasTorch: Bool { false }
    /// True when the lamp can shine now.
    open var isTorchAvailable: Bool { false }
    /// The lamp's mode.
    open var torchMode = TorchMode.off
    /// The flash's mode; the older form.
    open var flashMode = FlashMode.off
    /// The focus' mode.
    open var focusMode = FocusMode.locked
    /// The exposure's mode.
    open var exposureMode = ExposureMode.locked
    /// The point on which the camera focuses, in fractions of the picture.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// The point whose light is measured, in fractions of the picture.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// True when the point of focus can be chosen.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// True when the point of measuring can be chosen.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// The enlargement.
    open var videoZoomFactor: CGFloat = 1
    /// The shortest time of a frame.
    open var activeVideoMinFrameDuration = CMTime.zero
    /// The longest time of a frame.
    open var activeVideoMaxFrameDuration = CMTime.zero
    /// Returns false.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns false.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Returns false.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Returns false.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    /// Returns false.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Begins changes.
    open func lockForConfiguration() throws {}
    /// Ends changes.
    open func unlockForConfiguration() {}
    /// Turns the lamp on.
    open func setTorchModeOn(level torchLevel: Float) throws {}

    /// A search for cameras and microphones, which finds none.
    open class DiscoverySession: NSObject {
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { AVCaptureDevice.sayMissing() }
        /// The devices: none.
        open var devices: [AVCaptureDevice] { [] }
    }
}
