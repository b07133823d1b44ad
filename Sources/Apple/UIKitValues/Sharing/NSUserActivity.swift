public import Foundation

/// The type of the activity of an app that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user in an app, described so that the app can take it up again.
///
/// Nothing here hands an activity to another device or to a search; an app keeps activities itself, as its scenes' state.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The kind of activity, a name in reversed domain notation.
    public let activityType: String
    /// The activity's title for the user.
    open var title: String?
    /// The values from which the app takes the activity up again.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// True when `delegate` must be asked for values before the activity is kept.
    open var needsSave = false
    /// A web page that shows the same content.
    open var webpageURL: URL?
    /// The page from which the user came.
    open var referrerURL: URL?
    /// The day on which the activity can be forgotten.
    open var expirationDate: Date?
    /// Words by which a search finds the activity; stored without effect.
    open var keywords: Set<String> = []
    /// True when other devices may take the activity up; stored without effect, because there are none.
    open var isEligibleForHandoff = true
    /// True when a search may find the activity; stored without effect.
    open var isEligibleForSearch = false
    /// True when all users may find the activity; stored without effect.
    open var isEligibleForPublicIndexing = false
    /// True when the system may propose the activity; stored without effect.
    open var isEligibleForPrediction = false
    /// The name by which activities are deleted.
    open var persistentIdentifier: String?
    /// The content of a window that the activity leads to.
    open var targetContentIdentifier: String?
    /// True for an activity that another device can go on with by streams; stored without effect.
    open var supportsContinuationStreams = false
    /// The object that supplies the values; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The activity that the user does now; nil for none.
    package private(set) static weak var current: NSUserActivity?

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values, which replace those of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }

    /// Makes the activity the one that the user does now, and asks the delegate for its values when they are out of date.
    open func becomeCurrent() {
        Self.current = self
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
    /// Ends the user's work on the activity, which can be taken up again.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }
    /// Ends the activity.
    open func invalidate() { resignCurrent() }
}

/// The delegate of an activity.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Asks the delegate to bring the activity's values up to date; optional.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Tells the delegate that another device took the activity up; optional; never called.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// The default implementation does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// The default implementation does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
