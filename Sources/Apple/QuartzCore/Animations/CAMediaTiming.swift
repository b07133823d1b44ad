public import CoreGraphics

/// The timing of a layer or an animation within its parent's time.
///
/// The parent's time becomes local time by `(time - beginTime) * speed + timeOffset`. One run takes `duration` seconds of local time; runs repeat by
/// `repeatCount` or `repeatDuration`, and play backwards as well with `autoreverses`.
public protocol CAMediaTiming: AnyObject {
    /// The beginning, in seconds of the parent's time; default 0, which for an animation means the time of the commit.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run in one direction, in seconds of local time.
    var duration: CFTimeInterval { get set }
    /// The rate of local time in the parent's time; default 1.
    ///
    /// 0 stops local time, and a negative rate runs it backwards.
    var speed: Float { get set }
    /// The local time at the beginning, in seconds; default 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which may be a fraction; 0, the default, means one.
    var repeatCount: Float { get set }
    /// The length of all runs together, in seconds; 0, the default, leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// True when each run also plays backwards, which doubles its time; default false.
    var autoreverses: Bool { get set }
    /// The effect before the beginning and after the end; default `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a mode with any name; unknown names mean `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value applies before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value applies before the beginning, and the last value stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The model's value applies before the beginning and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
