import UIKit

/// The properties of a tile. A layer stores values under any key, so no subclass is needed.
extension CALayer {
    var tag: Int {
        get { value(forKey: "tag") as? Int ?? 0 }
        set { setValue(newValue, forKey: "tag") }
    }

    /// The tile's position in the grid, to which it returns after it has slid out.
    var initialPosition: CGPoint {
        get { value(forKey: "initialPosition") as? CGPoint ?? position }
        set { setValue(newValue, forKey: "initialPosition") }
    }

    /// The index of the tile's strip.
    var column: Int { tag % StripColor.allCases.count }
}
