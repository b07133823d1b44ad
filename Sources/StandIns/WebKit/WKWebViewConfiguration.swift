public import Foundation

/// The settings of a web view.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// The process of the pages.
    open var processPool = WKProcessPool()
    /// The settings of pages.
    open var preferences = WKPreferences()
    /// The settings of one page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The scripts of the app; they do not run.
    open var userContentController = WKUserContentController()
    /// The stored data of pages.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The app's part of the browser's name.
    open var applicationNameForUserAgent: String?
    /// True when films play in the page.
    open var allowsInlineMediaPlayback = false
    /// True when films may use AirPlay.
    open var allowsAirPlayForMediaPlayback = true
    /// True when films may be shown above other apps.
    open var allowsPictureInPictureMediaPlayback = true
    /// The kinds of films that wait for a touch.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// True when a page is shown only when it is complete.
    open var suppressesIncrementalRendering = false
    /// True when pages may not forbid zooming.
    open var ignoresViewportScaleLimits = false
    /// The things in texts that become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []

    /// Creates the standard settings.
    public override init() { super.init() }

    /// Returns the same settings in another object.
    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.processPool = processPool
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.dataDetectorTypes = dataDetectorTypes
        return copy
    }
}

/// The kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The things in texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// A process for pages.
open class WKProcessPool: NSObject {}

/// The settings of pages.
open class WKPreferences: NSObject {
    /// The smallest size of texts, in points.
    open var minimumFontSize: Double = 0
    /// True when scripts run; they never do.
    open var javaScriptEnabled = true
    /// True when scripts may open windows; they do not run.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// True when pages that are known to cheat cause a warning.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// The settings of one page.
open class WKWebpagePreferences: NSObject {
    /// The kinds of layout.
    public typealias ContentMode = WKContentMode

    /// The wanted layout.
    open var preferredContentMode = ContentMode.recommended
    /// True when the page's scripts run; they never do.
    open var allowsContentJavaScript = true
}

/// A script of the app; it does not run.
open class WKUserScript: NSObject {
    /// The text.
    public let source: String
    /// The time.
    public let injectionTime: WKUserScriptInjectionTime
    /// True for the page alone, without its frames.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
}

/// The scripts of the app, and the objects to which pages write; no script runs and no page writes.
open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds an object to which pages write under a name.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { handlers[name] = scriptMessageHandler }
    /// Removes the object of a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Removes all objects to which pages write.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A message of a page; none is ever written.
open class WKScriptMessage: NSObject {
    /// The name.
    public let name: String
    /// The content.
    public let body: Any

    init(name: String, body: Any) {
        (self.name, self.body) = (name, body)
        super.init()
    }
}

/// An object to which pages write.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Tells the object of a message; never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The stored data of pages: none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let standard = WKWebsiteDataStore()

    /// Returns the data that stays.
    open class func `default`() -> WKWebsiteDataStore { standard }
    /// Returns data that goes with the app.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Returns the kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
    }
    /// True for data that stays.
    open var isPersistent: Bool { self === Self.standard }
    /// Calls the completion at once, because web views store no data.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
}

/// The settings of a picture of a page.
open class WKSnapshotConfiguration: NSObject {
    /// The width, in points; nil for the view's.
    open var snapshotWidth: NSNumber?
    /// True when the picture waits for changes.
    open var afterScreenUpdates = true
}
