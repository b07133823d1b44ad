import CoreGraphics
import LaminaConcurrency
import LaminaText

/// The objects of the fonts that were used last.
private let sharedFonts = Guarded<[SharedFont: CTFont]>([:])
/// The number of fonts that are kept; one more forgets all of them.
private let mostSharedFonts = 512

/// A font, and the rule by which it follows the text size.
private struct SharedFont: Hashable {
    let font: Font
    let scaling: FontScaling?
}

extension CTFont {
    /// Returns the object of a font, the same for equal fonts.
    ///
    /// - Source: Measured on UIKit: two calls for a font give the same object.
    static func shared(_ font: Font, scaling: FontScaling? = nil) -> CTFont {
        let key = SharedFont(font: font, scaling: scaling)
        return sharedFonts.withLock { fonts in
            if let known = fonts[key] { return known }
            if fonts.count >= mostSharedFonts { fonts.removeAll() }
            let made = CTFont(font, scaling: scaling)
            fonts[key] = made
            return made
        }
    }
}

/// A class whose initialisers may return an object that exists already.
protocol ObjectSharing {}

extension ObjectSharing {
    /// Returns a shared object instead of a new one; only an initialiser of a protocol may assign `self`.
    init(sharing object: Self) { self = object }
}

extension CTFont: ObjectSharing {}
