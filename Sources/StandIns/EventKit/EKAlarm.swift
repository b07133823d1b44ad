public import Foundation

/// An alarm of an event or a reminder; it never rings.
open class EKAlarm: EKObject, NSCopying {
    /// The time before the event, in seconds, negative for earlier.
    open var relativeOffset: TimeInterval = 0 { didSet { absoluteDate = nil } }
    /// The time; nil for one that follows the event.
    open var absoluteDate: Date?
    /// The place.
    open var structuredLocation: EKStructuredLocation?
    /// The side of the place's edge.
    open var proximity = EKAlarmProximity.none

    /// Creates an alarm at the event's time.
    public override init() { super.init() }
    /// Creates an alarm at a time.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    /// Creates an alarm before the event, in seconds, negative for earlier.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    /// Returns an equal alarm.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        (copy.absoluteDate, copy.structuredLocation, copy.proximity) = (absoluteDate, structuredLocation, proximity)
        return copy
    }
}
