public import Foundation

/// The clipboard of the window system, shared with other processes.
@MainActor
package protocol SystemClipboard: AnyObject {
    /// The text on the clipboard; nil when it holds none.
    var text: String? { get set }
}

/// A container of copied content for pasting.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard that all apps share.
    public static let general = UIPasteboard()

    /// The window system's clipboard; nil makes the pasteboard private to the app.
    package weak var clipboard: (any SystemClipboard)?

    private var ownStrings: [String] = []
    private var ownImages: [UIImage] = []

    /// The first string; setting it replaces all contents.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// All strings; setting them replaces all contents.
    open var strings: [String]? {
        get {
            let texts = clipboard.map { $0.text.map { [$0] } ?? [] } ?? ownStrings
            return texts.isEmpty ? nil : texts
        }
        set {
            ownImages = []
            ownStrings = newValue ?? []
            clipboard?.text = ownStrings.first
            changeCount += 1
        }
    }
    /// The first image; setting it replaces all contents.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// All images; setting them replaces all contents.
    ///
    /// Images stay in this process, so other apps cannot paste them.
    open var images: [UIImage]? {
        get { ownImages.isEmpty ? nil : ownImages }
        set {
            strings = nil
            ownImages = newValue ?? []
        }
    }
    /// The first string as a URL; setting it replaces all contents.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// True when the pasteboard contains a string.
    open var hasStrings: Bool { strings != nil }
    /// True when the pasteboard contains an image.
    open var hasImages: Bool { images != nil }
    /// True when the first string is a URL with a scheme.
    open var hasURLs: Bool { url?.scheme != nil }
    /// The number of times that this app replaced the contents.
    open private(set) var changeCount = 0
}
