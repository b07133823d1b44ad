public import Foundation

/// A clipboard, outside of the process.
@MainActor
package protocol SystemClipboard: AnyObject {
    /// The text that it holds.
    var text: String? { get set }
}

/// What was copied and can be pasted.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The one that all apps share.
    public static let general = UIPasteboard()

    /// The window system's clipboard; without one the pasteboard is the app's own.
    package weak var clipboard: (any SystemClipboard)?

    private var ownStrings: [String] = []
    private var ownImages: [UIImage] = []

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// All texts; to set them replaces all that was there.
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
    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// All pictures, which other apps cannot paste; to set them replaces all that was there.
    open var images: [UIImage]? {
        get { ownImages.isEmpty ? nil : ownImages }
        set {
            strings = nil
            ownImages = newValue ?? []
        }
    }
    /// The text as an address.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { url?.scheme != nil }
    /// How often the contents were replaced by this app.
    open private(set) var changeCount = 0
}
