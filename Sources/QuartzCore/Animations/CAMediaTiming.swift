public import CoreGraphics

/// What has a time of its own inside a parent's: layers and animations.
///
/// A parent's time becomes own time by `(time - beginTime) * speed + timeOffset`; own time then runs `duration` seconds,
/// again and again as `repeatCount` or `repeatDuration` say, back as well if it `autoreverses`.
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the parent's time, where 0 is the moment an animation is committed; default 0.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run in one direction, in seconds of own time.
    var duration: CFTimeInterval { get set }
    /// How fast own time runs in the parent's, where 0 stands still and less runs backwards; default 1.
    var speed: Float { get set }
    /// Own time at the beginning, in seconds; default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs, also in parts, where 0 is once; default 0.
    var repeatCount: Float { get set }
    /// How long it runs in all, in seconds, where 0 leaves it to `repeatCount`; default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run comes back the same way, which takes twice the time; default false.
    var autoreverses: Bool { get set }
    /// What shows outside the active time; default `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The mode of this name; unknown names count as `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value shows before the beginning, and the last stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The model's value shows outside the active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
