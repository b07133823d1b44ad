import CoreGraphics
import LaminaConcurrency
import LaminaText

/// The objects of the fonts that were used last.
private let sharedFonts = Guarded<[Font: CTFont]>([:])
/// The number of fonts that are kept; one more forgets all of them.
private let mostSharedFonts = 512

extension CTFont {
    /// Returns the object of a font, the same for equal fonts.
    ///
    /// - Source: Measured on UIKit: two calls for a font give the same object.
    static func shared(_ font: Font) -> CTFont {
        sharedFonts.withLock { fonts in
            if let known = fonts[font] { return known }
            if fonts.count >= mostSharedFonts { fonts.removeAll() }
            let made = CTFont(font)
            fonts[font] = made
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
