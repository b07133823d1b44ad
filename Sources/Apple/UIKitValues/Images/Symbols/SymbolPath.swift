import CoreGraphics
import Foundation

/// A parser for the paths of symbols.
///
/// The commands are from SVG, with absolute coordinates: `M x y`, `L x y …`, `C x1 y1 x2 y2 x y …` and `Z`.
/// Two are additional: `O cx cy r`, a circle, and `R x y w h r`, a rounded rectangle.
enum SymbolPath {
    /// Parses a path; invalid parts are skipped.
    static func path(_ text: String) -> CGPath {
        let path = CGMutablePath()
        var letter: Character = "M"
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                // As in SVG, further numbers repeat the command.
                if numbers.count == counts[letter] {
                    add(letter, numbers, to: path)
                    numbers = []
                }
            } else {
                letter = word.first ?? letter
                numbers = []
                if letter == "Z" { path.closeSubpath() }
            }
        }
        return path
    }

    /// The number of arguments of each command.
    private static let counts: [Character: Int] = ["M": 2, "L": 2, "C": 6, "O": 3, "R": 5]

    private static func add(_ letter: Character, _ n: [CGFloat], to path: CGMutablePath) {
        switch letter {
        case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
        case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case "C": path.addCurve(to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "R":
            path.addPath(UIBezierPath(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4]).cgPath)
        default: break
        }
    }
}
