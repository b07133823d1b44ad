public import Foundation

// Foundation has the same methods with optional parameters; these are nearer to calls with texts, so that source written for Apple's
// systems finds what the package manager put beside the executable.
extension Bundle {
    /// The path of a file; the main bundle stands for all of the app's.
    public func path(forResource name: String, ofType ext: String) -> String? {
        ResourceBundles.path(of: name, kind: ext, in: self)
    }

    /// The place of a file; the main bundle stands for all of the app's.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        ResourceBundles.path(of: name, kind: ext, in: self).map { URL(fileURLWithPath: $0) }
    }
}

// The same holds for these: a function with fewer parameters than Foundation's wins where both fit.

/// A text in the user's language, from `Localizable.strings`; the key itself when there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable") ?? key
}

/// A text in the user's language, from `Localizable.strings` in a bundle; the key itself when there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable", in: bundle) ?? key
}

/// A text in the user's language, from a table; the key itself when there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    ResourceBundles.text(for: key, table: tableName ?? "Localizable") ?? key
}

/// A text in the user's language, from `Localizable.strings`; the value said here when there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ResourceBundles.text(for: key, table: "Localizable") ?? value
}
