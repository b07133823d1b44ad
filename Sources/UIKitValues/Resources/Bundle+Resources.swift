public import Foundation

// Foundation has the same methods with optional names. Swift prefers these overloads for calls with strings, so that source written
// for Apple's systems finds the resources that the package manager puts beside the executable.
extension Bundle {
    /// Returns the path of a resource file; for the main bundle, all bundles of the app are searched.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        ResourceBundles.path(of: name, kind: ext ?? "", in: self)
    }

    /// Returns the URL of a resource file; for the main bundle, all bundles of the app are searched.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        ResourceBundles.path(of: name, kind: ext ?? "", in: self).map { URL(fileURLWithPath: $0) }
    }
}

// The functions below replace Foundation's in the same way: Swift prefers an overload with fewer parameters where both fit.

/// Returns the user's translation of a key from `Localizable.strings`, or the key itself when there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable") ?? key
}

/// Returns the user's translation of a key from a bundle's `Localizable.strings`, or the key itself when there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable", in: bundle) ?? key
}

/// Returns the user's translation of a key from a strings table, or the key itself when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    ResourceBundles.text(for: key, table: tableName ?? "Localizable") ?? key
}

/// Returns the user's translation of a key from `Localizable.strings`, or `value` when there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable") ?? value
}
