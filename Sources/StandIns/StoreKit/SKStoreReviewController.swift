@_exported public import Foundation
import LaminaStandIns
public import UIKit

/// A request for a rating in a shop that is not there; the only part of the framework that stands in here.
public final class SKStoreReviewController: NSObject {
    /// Shows nothing, as the shop does when the user was asked lately.
    public class func requestReview() { StandIn.say("SKStoreReviewController", "there is no shop here, so no rating is asked for") }
    /// Shows nothing, as the shop does when the user was asked lately.
    @preconcurrency @MainActor
    public class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
