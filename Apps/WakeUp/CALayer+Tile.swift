import UIKit

/// What a tile remembers. A layer holds values under any name, so no subclass is needed.
extension CALayer {
    var tag: Int {
        get { value(forKey: "tag") as? Int ?? 0 }
        set { setValue(newValue, forKey: "tag") }
    }

    /// Where the tile belongs.
    var initialPosition: CGPoint {
        get { value(forKey: "initialPosition") as? CGPoint ?? position }
        set { setValue(newValue, forKey: "initialPosition") }
    }

    /// Which strip the tile is part of.
    var column: Int { tag % StripColor.allCases.count }
}
