public import Foundation

/// A nib that can be instantiated many times; it is read once.
///
/// Lamina reads Interface Builder's XML itself, uncompiled.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: NibDocument?
    private let bundle: Bundle

    /// The nib of a name in a bundle, which is the app's for nil.
    ///
    /// A nib that cannot be read is reported, and has no objects.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        do throws(NibError) {
            self.init(try NibFinder.document(named: name, in: bundle), bundle: bundle)
        } catch {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "\(error)")
            self.init(nil, bundle: bundle)
        }
    }

    /// The nib that data in memory describes.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        do throws(NibError) {
            self.init(try NibDocument(data, file: "data"), bundle: bundleOrNil ?? .main)
        } catch {
            Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "\(error)")
            self.init(nil, bundle: bundleOrNil ?? .main)
        }
    }

    init(_ document: NibDocument?, bundle: Bundle) {
        self.document = document
        self.bundle = bundle
        super.init()
    }

    /// Makes the objects of the nib anew.
    ///
    /// - Parameter ownerOrNil: Stands for File's Owner; its outlets are set.
    /// - Returns: The top-level objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let document else { return [] }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return NibBuilder(document, owner: ownerOrNil, bundle: bundle, externalObjects: external).build()
    }
}

extension UINib {
    /// What may be given when a nib is instantiated.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects for the nib's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a nib; nil, after a report, when there is none of this name.
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
