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

    /// Returns the user's translation of a key from a strings table, or `value` when there is none; the key itself when that is empty.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        ResourceBundles.text(for: key, table: tableName, in: self) ?? (value.isEmpty ? key : value)
    }

    /// Returns the user's translation of a key from a strings table, or `value` when there is none; the key itself without a value.
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        localizedString(forKey: key, value: value ?? "", table: tableName)
    }

    /// Returns the user's translation of a key from a strings table, or `value` when there is none; the key itself when that is empty.
    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        localizedString(forKey: key, value: value, table: tableName ?? "Localizable")
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

/// Returns the user's translation of a key from a bundle's strings table, or the key itself when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    ResourceBundles.text(for: key, table: tableName ?? "Localizable", in: bundle) ?? key
}

/// Returns the user's translation of a key from a bundle's `Localizable.strings`, or `value` when there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable", in: bundle) ?? value
}

/// Returns the user's translation of a key from a strings table, or `value` when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: tableName ?? "Localizable") ?? value
}

/// Returns the user's translation of a key from a bundle's strings table, or `value` when there is none.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: tableName, in: bundle) ?? value
}
