import CoreGraphics
import LaminaHardware

/// The places of a keyboard's keys, in the keyboard's coordinates.
struct KeyboardGeometry {
    /// The distances around keys, in points.
    private let margin: CGFloat
    private let gap: CGFloat
    private let rowGap: CGFloat
    /// The rectangle of the rows.
    let area: CGRect

    /// - Parameters:
    ///   - insets: The safe area's left and right insets, and the strip below the keys.
    ///   - top: The height of the bar of suggestions.
    /// - Source: Drawn after screenshots: on phones letters are 42 points high in rows of 54 points, upright, and 6 points apart.
    init(size: CGSize, insets: ScreenInsets, top: CGFloat, isPad: Bool, isBlock: Bool) {
        (margin, gap) = isPad ? (6, 11) : isBlock ? (6, 6) : (3, 6)
        let height = max(0, size.height - top - CGFloat(insets.bottom))
        area = CGRect(x: CGFloat(insets.left), y: top, width: max(0, size.width - CGFloat(insets.left + insets.right)), height: height)
        rowGap = isBlock ? 7 : isPad ? 10 : height < 200 ? 8 : 12
    }

    /// Returns the keys with their rectangles, row by row; spaces are left out.
    func frames(of layout: KeyboardLayout) -> [(key: KeyboardKey, frame: CGRect)] {
        let pitch = area.height / CGFloat(max(1, layout.rows.count))
        let unit = (area.width - 2 * margin + gap) / CGFloat(layout.columns)
        return layout.rows.enumerated().flatMap { index, row in
            let width = row.reduce(0) { $0 + $1.width }
            var x = area.minX + margin + unit * CGFloat(layout.columns - width) / 2
            let y = area.minY + pitch * CGFloat(index) + rowGap / 2
            return row.compactMap { key -> (key: KeyboardKey, frame: CGRect)? in
                defer { x += unit * CGFloat(key.width) }
                guard key.action != nil else { return nil }
                return (key, CGRect(x: x, y: y, width: unit * CGFloat(key.width) - gap, height: pitch - rowGap))
            }
        }
    }
}

extension DeviceModel {
    /// The strip below the keys: with a home indicator, the part of it and, on an upright phone, of the globe and the microphone.
    func keyboardStrip(isLandscape: Bool) -> Double {
        guard hasHomeIndicator else { return 0 }
        let bottom = (isLandscape ? landscapeInsets : portraitInsets).bottom
        return idiom == .phone && !isLandscape ? bottom + 42 : bottom
    }
}
