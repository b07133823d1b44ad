public import Foundation
package import LaminaMarkup

/// A nib that is parsed once and can be instantiated many times.
///
/// Lamina reads the XML of Interface Builder directly, without compiling it.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: NibDocument?
    private let bundle: Bundle

    /// Loads a nib by name from a bundle; nil is the main bundle.
    ///
    /// If the nib is missing or unreadable, the reason is logged and `instantiate` creates no objects.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        do throws(NibError) {
            self.init(try NibFinder.document(named: name, in: bundle), bundle: bundle)
        } catch {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "\(error)")
            self.init(nil, bundle: bundle)
        }
    }

    /// Parses a nib from data.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        do throws(NibError) {
            self.init(try NibDocument(data, file: "data"), bundle: bundleOrNil ?? .main)
        } catch {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "\(error)")
            self.init(nil, bundle: bundleOrNil ?? .main)
        }
    }

    package init(_ document: NibDocument?, bundle: Bundle) {
        self.document = document
        self.bundle = bundle
        super.init()
    }

    /// Creates new instances of the nib's objects.
    ///
    /// - Parameter ownerOrNil: The object that replaces the placeholder File's Owner; its outlets are set.
    /// - Returns: The top-level objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let document else { return [] }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        guard let build = unsafe nibInstantiation else { return [] }
        return build(document, ownerOrNil, bundle, external)
    }
}

extension UINib {
    /// A key of the options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Creates a key from any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for the nib's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Creates the objects of a nib; nil, with a report, when the bundle contains no nib of this name.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        do throws(NibError) {
            let nib = UINib(try NibFinder.document(named: name, in: self), bundle: self)
            return nib.instantiate(withOwner: owner, options: options)
        } catch {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "\(error)")
            return nil
        }
    }
}
