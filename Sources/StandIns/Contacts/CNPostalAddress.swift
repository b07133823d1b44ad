public import Foundation

/// The address of a house.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    /// The parts of an address.
    struct Parts: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    fileprivate var parts = Parts()

    /// Creates an empty address.
    public override init() { super.init() }
    fileprivate init(_ parts: Parts) {
        self.parts = parts
        super.init()
    }

    /// The street with its number; several lines are possible.
    open var street: String { parts.street }
    /// The part of the city.
    open var subLocality: String { parts.subLocality }
    /// The city.
    open var city: String { parts.city }
    /// The county.
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    /// The state or province.
    open var state: String { parts.state }
    /// The code of the post.
    open var postalCode: String { parts.postalCode }
    /// The country.
    open var country: String { parts.country }
    /// The country's code, such as `us`.
    open var isoCountryCode: String { parts.isoCountryCode }

    /// Returns an address that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    /// Returns an address that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

/// The address of a house that can change.
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street with its number; several lines are possible.
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    /// The part of the city.
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    /// The city.
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    /// The county.
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    /// The state or province.
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    /// The code of the post.
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    /// The country's code, such as `us`.
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

/// The key of the street.
public let CNPostalAddressStreetKey = "street"
/// The key of the city.
public let CNPostalAddressCityKey = "city"
/// The key of the state.
public let CNPostalAddressStateKey = "state"
/// The key of the code of the post.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
/// The attribute of text that names the part of the address.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"

/// Writes addresses as on letters of the United States: street, then city, state and code, then country.
open class CNPostalAddressFormatter: Formatter {
    /// The form.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Returns the lines of an address.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        CNPostalAddressFormatter().string(from: postalAddress)
    }
    /// Returns the lines of an address.
    open func string(from postalAddress: CNPostalAddress) -> String { pieces(of: postalAddress).map(\.text).joined() }

    /// Returns the lines of an address, whose parts have the attribute `CNPostalAddressPropertyAttribute`.
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for piece in pieces(of: postalAddress) {
            let own = piece.key.map { [NSAttributedString.Key(CNPostalAddressPropertyAttribute): $0 as Any] } ?? [:]
            result.append(NSAttributedString(string: piece.text, attributes: attributes.merging(own) { $1 }))
        }
        return result
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }

    private typealias Piece = (text: String, key: String?)

    /// The parts of an address with the signs between them.
    private func pieces(of address: CNPostalAddress) -> [Piece] {
        let place = Self.joined([
            ([(address.city, CNPostalAddressCityKey)], ""),
            ([(address.state, CNPostalAddressStateKey)], " "),
            ([(address.postalCode, CNPostalAddressPostalCodeKey)], " "),
        ])
        return Self.joined([
            ([(address.street, CNPostalAddressStreetKey)], ""), (place, "\n"), ([(address.country, CNPostalAddressCountryKey)], "\n"),
        ])
    }

    /// Joins groups of parts, each after its sign, without those that are empty.
    private static func joined(_ groups: [([Piece], sign: String)]) -> [Piece] {
        groups.reduce(into: []) { result, group in
            guard group.0.contains(where: { !$0.text.isEmpty }) else { return }
            if !result.isEmpty { result.append((group.sign, nil)) }
            result += group.0
        }
    }
}
