public import Foundation

/// Something that a user can do with shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The kind of an activity.
    public typealias Category = UIActivityCategory

    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Posting to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posting to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posting to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posting to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posting to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posting to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Sending a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sending mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigning an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saving an image.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adding to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sending by AirDrop.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opening in iBooks.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Making a PDF file.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// The kind of the activity; an action unless overridden.
    open class var activityCategory: Category { .action }
    /// The name of the activity; nil unless overridden.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; nil unless overridden.
    open var activityTitle: String? { nil }
    /// The image of the activity; nil unless overridden.
    open var activityImage: UIImage? { nil }
    /// Returns true when the activity can be done with items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called before the activity with the items; does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that performs the activity; nil, for `perform()`, unless overridden.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, and then calls `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }
    /// Ends the activity; called by the activity itself.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

    /// Called at the end of the activity.
    var onFinish: ((Bool) -> Void)?
}

/// Copies the first text, address or image to the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString ?? ($0 as? NSAttributedString)?.string }
        if !texts.isEmpty { UIPasteboard.general.string = texts.joined(separator: "\n") }
        activityDidFinish(true)
    }
}
