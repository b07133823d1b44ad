@_exported public import Foundation
import LaminaMethods
import LaminaStandIns
import UIKit

/// The acceleration along the three axes of the device, in multiples of the earth's gravity.
public struct CMAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// To the top.
    public var y: Double
    /// Out of the screen.
    public var z: Double

    /// Creates no acceleration.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The speed of a turn around the three axes of the device, in radians per second.
public struct CMRotationRate: Sendable {
    /// Around the axis to the right.
    public var x: Double
    /// Around the axis to the top.
    public var y: Double
    /// Around the axis out of the screen.
    public var z: Double

    /// Creates no turn.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a turn.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement with its time.
open class CMLogItem: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The seconds since the device was started.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}

/// A measurement of the acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration, with that of gravity.
    public let acceleration: CMAcceleration

    init(_ posture: DevicePosture) {
        acceleration = posture.gravity
        super.init(timestamp: posture.timestamp)
    }
}

/// A measurement of the turn.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The turn: none between two steps of the tilt.
    public let rotationRate = CMRotationRate()
}

/// The orientation of the device.
open class CMAttitude: NSObject, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The turn around the axis to the top, in radians; positive with the right edge down.
    public let roll: Double
    /// The turn around the axis to the right, in radians; positive with the bottom edge down.
    public let pitch: Double
    /// The turn around the axis out of the screen, in radians: 0.
    public let yaw = 0.0

    init(roll: Double, pitch: Double) {
        (self.roll, self.pitch) = (roll, pitch)
        super.init()
    }
}

/// A measurement of orientation and acceleration.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// The orientation.
    public let attitude: CMAttitude
    /// The direction of gravity, of length 1.
    public let gravity: CMAcceleration
    /// The acceleration by the user: none.
    public let userAcceleration = CMAcceleration()
    /// The turn: none between two steps of the tilt.
    public let rotationRate = CMRotationRate()

    init(_ posture: DevicePosture) {
        attitude = CMAttitude(roll: posture.roll, pitch: posture.pitch)
        gravity = posture.gravity
        super.init(timestamp: posture.timestamp)
    }
}

/// The orientation that the window's tilt, or the tilt in a file of events, stands for.
///
/// The viewer's position is -1…1 along each axis; the ends are 45 degrees. A device without a tilt lies flat on its back.
struct DevicePosture {
    let timestamp: TimeInterval
    let roll: Double
    let pitch: Double

    /// Reads the tilt of the screen.
    @MainActor
    static func now() -> DevicePosture {
        let offset = UIScreen.main.viewerOffset
        // A viewer at the right sees a device whose right edge is down, away from the eye.
        return DevicePosture(
            timestamp: ProcessInfo.processInfo.systemUptime, roll: Double(offset.horizontal) * .pi / 4, pitch: Double(offset.vertical) * .pi / 4)
    }

    /// The direction of gravity in the axes of the device.
    ///
    /// - Source: The vector (0, 0, -1), turned by the pitch around x and the roll around y.
    var gravity: CMAcceleration { CMAcceleration(x: sin(roll) * cos(pitch), y: -sin(pitch), z: -cos(roll) * cos(pitch)) }
}

/// The frames in which an orientation is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any direction is ahead.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Any direction is ahead, corrected by the compass.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// Magnetic north is ahead.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// True north is ahead.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The call with a measurement of the acceleration.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// The call with a measurement of the turn.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// The call with a measurement of the orientation.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// A manager without sensors: the tilt of the window, which also moves motion effects, is the device's orientation.
open class CMMotionManager: NSObject {
    /// The seconds between two measurements of the acceleration.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The seconds between two measurements of the turn.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The seconds between two measurements of the orientation.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// True when the user is asked to move the device; without effect.
    open var showsDeviceMovementDisplay = false

    private var timers: [String: StandInTimer] = [:]

    /// Creates a manager.
    public override init() { super.init() }
    deinit { for timer in timers.values { timer.invalidate() } }

    /// True: the tilt of the window gives the acceleration.
    open var isAccelerometerAvailable: Bool { true }
    /// False: there is no gyroscope.
    open var isGyroAvailable: Bool { false }
    /// False: there is no compass.
    open var isMagnetometerAvailable: Bool { false }
    /// True: the tilt of the window gives the orientation.
    open var isDeviceMotionAvailable: Bool { true }
    /// True while the acceleration is measured.
    open var isAccelerometerActive: Bool { timers["acceleration"] != nil }
    /// False: there is no gyroscope.
    open var isGyroActive: Bool { false }
    /// True while the orientation is measured.
    open var isDeviceMotionActive: Bool { timers["motion"] != nil }
    /// Returns the frames in which the orientation is measured.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }

    /// The latest measurement; nil while nothing is measured.
    open var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? CMAccelerometerData(Self.posture()) : nil }
    /// The latest measurement: nil.
    open var gyroData: CMGyroData? { nil }
    /// The latest measurement; nil while nothing is measured.
    open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion(Self.posture()) : nil }

    /// Begins measurements, which the app reads.
    open func startAccelerometerUpdates() { start("acceleration", accelerometerUpdateInterval) { _ in } }
    /// Begins measurements, which a closure gets.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
        start("acceleration", accelerometerUpdateInterval, queue) { handler(CMAccelerometerData($0), nil) }
    }
    /// Ends measurements.
    open func stopAccelerometerUpdates() { stop("acceleration") }
    /// Does nothing: there is no gyroscope.
    open func startGyroUpdates() {}
    /// Does nothing: there is no gyroscope.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Does nothing: there is no gyroscope.
    open func stopGyroUpdates() {}
    /// Begins measurements, which the app reads.
    open func startDeviceMotionUpdates() { start("motion", deviceMotionUpdateInterval) { _ in } }
    /// Begins measurements in a frame, which the app reads.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }
    /// Begins measurements, which a closure gets.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        start("motion", deviceMotionUpdateInterval, queue) { handler(CMDeviceMotion($0), nil) }
    }
    /// Begins measurements in a frame, which a closure gets.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }
    /// Ends measurements.
    open func stopDeviceMotionUpdates() { stop("motion") }

    private func start(_ name: String, _ interval: TimeInterval, _ queue: OperationQueue? = nil, _ give: @escaping (DevicePosture) -> Void) {
        StandIn.say("CMMotionManager", "there are no sensors here, so the window's tilt is the device's orientation")
        stop(name)
        timers[name] = StandInTimer(max(0.001, interval), repeats: true) {
            guard let queue, queue !== OperationQueue.main else { return give(Self.posture()) }
            // Safe because the queue makes the closure's only call at that time.
            nonisolated(unsafe) let give = give
            let posture = Self.posture()
            queue.addOperation { unsafe give(posture) }
        }
    }

    private func stop(_ name: String) { timers.removeValue(forKey: name)?.invalidate() }

    /// The orientation now, on any thread, as sensors are read: it is two numbers of the screen.
    private static func posture() -> DevicePosture { Isolation.ignored(()) { DevicePosture.now() } }
}
