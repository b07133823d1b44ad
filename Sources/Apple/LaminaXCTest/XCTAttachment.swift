public import Foundation
public import UIKit

/// A file or value that a test keeps for a reader of its results.
///
/// Attachments are written into the folder that the environment variable `LAMINA_ATTACHMENTS` names; without it they are let go.
open class XCTAttachment: NSObject {
    /// The time for which an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// Also when the test passes.
        case keepAlways = 0
        /// Only when the test fails.
        case deleteOnSuccess
    }

    /// The type of the contents, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// The name for readers; nil without one.
    open var name: String?
    /// Values of the test's own.
    open var userInfo: [AnyHashable: Any]?
    /// The time for which the attachment is kept; without effect, all are.
    open var lifetime = Lifetime.deleteOnSuccess
    /// The contents; nil when they could not be read.
    let payload: Data?

    /// Creates an attachment of bytes.
    ///
    /// - Parameter identifier: The type of the contents; nil means any bytes.
    public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload
        self.userInfo = userInfo
        super.init()
    }

    /// Creates an attachment of bytes.
    public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload) }
    /// Creates an attachment of bytes with a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }
    /// Creates an attachment of a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }
    /// Creates an attachment of a picture, as PNG.
    public convenience init(image: UIImage) { self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData()) }
    /// Creates an attachment of a picture, as PNG for the original quality and else as JPEG.
    public convenience init(image: UIImage, quality: ImageQuality) {
        let isOriginal = quality == .original
        let data = isOriginal ? image.pngData() : image.jpegData(compressionQuality: quality == .medium ? 0.6 : 0.2)
        self.init(uniformTypeIdentifier: isOriginal ? "public.png" : "public.jpeg", name: nil, payload: data)
    }
    /// Creates an attachment of a file's contents, with the file's name.
    public convenience init(contentsOfFile url: URL) {
        self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    /// Keeps the attachment for a test, as `XCTestCase.add(_:)` does; the SDK's compiler adds that method.
    ///
    /// - Parameter test: The test's name, such as `ViewTests.testLabel`.
    public func _keep(for test: String) { XCTContext.runActivity(named: test) { $0.add(self) } }

    /// The quality of a picture.
    public enum ImageQuality: Int, Sendable {
        /// Without loss.
        case original = 0
        /// Smaller, with a visible loss.
        case medium
        /// Smallest.
        case low
    }
}
