import CoreGraphics
import Foundation

/// A hand-drawn symbol, in points at a 17-point font.
struct SymbolShape: Sendable {
    /// A drawing step, with its path in the syntax of `SymbolPath`.
    package enum Step: Sendable {
        /// Strokes the path.
        case line(String)
        /// Fills the path.
        case area(String)
        /// Erases a stroke along the path.
        case gap(String)
        /// Erases the inside of the path.
        case hole(String)
    }

    let width: CGFloat
    let height: CGFloat
    let steps: [Step]

    /// Returns the shape of a symbol name; nil when no shape was drawn for it.
    static func named(_ name: String) -> SymbolShape? { all[name] }

    init(_ width: CGFloat, _ height: CGFloat, _ steps: Step...) {
        self.width = width
        self.height = height
        self.steps = steps
    }
}

extension SymbolShape {
    private static let star =
        "M 11 1.6 L 13.47 7.6 L 19.94 8.1 L 15 12.3 L 16.53 18.61 L 11 15.2 L 5.47 18.61 L 7 12.3 L 2.06 8.1 L 8.53 7.6 Z"
    private static let heart =
        "M 10.5 17.6 C 3.5 12.6 1.5 9.6 1.5 6.4 C 1.5 3.7 3.5 1.8 6 1.8 C 8 1.8 9.5 2.9 10.5 4.7 "
        + "C 11.5 2.9 13 1.8 15 1.8 C 17.5 1.8 19.5 3.7 19.5 6.4 C 19.5 9.6 17.5 12.6 10.5 17.6 "
        + "Z"
    private static let flap = "M 2.2 3.4 L 9.4 9.6 C 10.3 10.4 11.7 10.4 12.6 9.6 L 19.8 3.4"
    private static let cross = "M 6.9 6.9 L 13.1 13.1 M 13.1 6.9 L 6.9 13.1"
    private static let tick = "M 6 10.6 L 8.9 13.6 L 14 6.6"
    private static let upright = "M 10 5.8 L 10 14.2 M 5.8 10 L 14.2 10"

    /// The most common symbols of controls and apps; other names are looked up in the icon font.
    private static let all: [String: SymbolShape] = [
        "chevron.right": SymbolShape(11, 17, .line("M 2.4 2 L 8.9 8.5 L 2.4 15")),
        "chevron.forward": SymbolShape(11, 17, .line("M 2.4 2 L 8.9 8.5 L 2.4 15")),
        "chevron.left": SymbolShape(11, 17, .line("M 8.6 2 L 2.1 8.5 L 8.6 15")),
        "chevron.backward": SymbolShape(11, 17, .line("M 8.6 2 L 2.1 8.5 L 8.6 15")),
        "chevron.up": SymbolShape(17, 11, .line("M 2 8.6 L 8.5 2.1 L 15 8.6")),
        "chevron.down": SymbolShape(17, 11, .line("M 2 2.4 L 8.5 8.9 L 15 2.4")),
        "arrow.left": SymbolShape(19, 16, .line("M 17.5 8 L 2 8 M 7.8 2 L 1.8 8 L 7.8 14")),
        "arrow.right": SymbolShape(19, 16, .line("M 1.5 8 L 17 8 M 11.2 2 L 17.2 8 L 11.2 14")),
        "arrow.up": SymbolShape(16, 19, .line("M 8 17.5 L 8 2 M 2 7.8 L 8 1.8 L 14 7.8")),
        "arrow.down": SymbolShape(16, 19, .line("M 8 1.5 L 8 17 M 2 11.2 L 8 17.2 L 14 11.2")),
        "arrow.clockwise": SymbolShape(
            18, 21,
            .line(
                "M 15.6 11.5 C 15.6 15.2 12.6 18.1 9 18.1 C 5.4 18.1 2.4 15.2 2.4 11.5 C 2.4 7.9 5.4 4.9 9 4.9 "
                    + "C 10.2 4.9 11.2 5.1 12 5.6"),
            .line("M 9.2 1.7 L 12.6 5.2 L 9.2 8.6")),
        "xmark": SymbolShape(17, 17, .line("M 2.2 2.2 L 14.8 14.8 M 14.8 2.2 L 2.2 14.8")),
        "xmark.circle": SymbolShape(20, 20, .line("O 10 10 8.6"), .line(cross)),
        "xmark.circle.fill": SymbolShape(20, 20, .area("O 10 10 9.4"), .gap(cross)),
        "checkmark": SymbolShape(18, 17, .line("M 2.2 9.6 L 6.8 14.9 L 15.8 2.1")),
        "checkmark.circle": SymbolShape(20, 20, .line("O 10 10 8.6"), .line(tick)),
        "checkmark.circle.fill": SymbolShape(20, 20, .area("O 10 10 9.4"), .gap(tick)),
        "plus": SymbolShape(17, 17, .line("M 8.5 1.5 L 8.5 15.5 M 1.5 8.5 L 15.5 8.5")),
        "plus.circle": SymbolShape(20, 20, .line("O 10 10 8.6"), .line(upright)),
        "plus.circle.fill": SymbolShape(20, 20, .area("O 10 10 9.4"), .gap(upright)),
        "minus": SymbolShape(17, 17, .line("M 1.5 8.5 L 15.5 8.5")),
        "minus.circle": SymbolShape(20, 20, .line("O 10 10 8.6"), .line("M 5.8 10 L 14.2 10")),
        "minus.circle.fill": SymbolShape(20, 20, .area("O 10 10 9.4"), .gap("M 5.8 10 L 14.2 10")),
        "info.circle": SymbolShape(
            20, 20, .line("O 10 10 8.6"), .area("O 10 6 1.15"), .line("M 8.6 9.1 L 10.2 9.1 L 10.2 14.3 M 8.3 14.3 L 12 14.3")),
        "info.circle.fill": SymbolShape(
            20, 20, .area("O 10 10 9.4"), .hole("O 10 6 1.15"), .gap("M 8.6 9.1 L 10.2 9.1 L 10.2 14.3 M 8.3 14.3 L 12 14.3")),
        "magnifyingglass": SymbolShape(20, 20, .line("O 8.1 8.1 6.3"), .line("M 12.8 12.8 L 18 18")),
        "envelope": SymbolShape(22, 17, .line("R 1.2 1.2 19.6 14.6 3"), .line(flap)),
        "envelope.fill": SymbolShape(22, 17, .area("R 0.4 0.4 21.2 16.2 3.6"), .gap(flap)),
        "star": SymbolShape(22, 21, .line(star)),
        "star.fill": SymbolShape(22, 21, .area(star), .line(star)),
        "heart": SymbolShape(21, 20, .line(heart)),
        "heart.fill": SymbolShape(21, 20, .area(heart), .line(heart)),
        "ellipsis": SymbolShape(19, 17, .area("O 2.6 8.5 1.8 O 9.5 8.5 1.8 O 16.4 8.5 1.8")),
        "ellipsis.circle": SymbolShape(20, 20, .line("O 10 10 8.6"), .area("O 5.9 10 1.25 O 10 10 1.25 O 14.1 10 1.25")),
        "circle": SymbolShape(20, 20, .line("O 10 10 8.6")),
        "circle.fill": SymbolShape(20, 20, .area("O 10 10 9.4")),
        "square": SymbolShape(19, 18, .line("R 1.5 1 16 16 3")),
        "square.fill": SymbolShape(19, 18, .area("R 0.7 0.2 17.6 17.6 3.6")),
        "square.and.arrow.up": SymbolShape(
            19, 23,
            .line(
                "M 6.6 8.4 L 4.4 8.4 C 3.2 8.4 2.2 9.3 2.2 10.6 L 2.2 19 C 2.2 20.2 3.2 21.2 4.4 21.2 "
                    + "L 14.6 21.2 C 15.8 21.2 16.8 20.2 16.8 19 L 16.8 10.6 C 16.8 9.3 15.8 8.4 14.6 8.4 "
                    + "L 12.4 8.4"),
            .line("M 9.5 14.4 L 9.5 1.7 M 6 5 L 9.5 1.6 L 13 5")),
        "trash": SymbolShape(
            19, 22, .line("M 2 4.6 L 17 4.6 M 6.6 4.4 L 6.6 3 C 6.6 2.1 7.2 1.5 8.1 1.5 L 10.9 1.5 C 11.8 1.5 12.4 2.1 12.4 3 L 12.4 4.4"),
            .line("M 3.5 4.8 L 4.3 18.3 C 4.4 19.6 5.2 20.3 6.5 20.3 L 12.5 20.3 C 13.8 20.3 14.6 19.6 14.7 18.3 L 15.5 4.8"),
            .line("M 9.5 8 L 9.5 17 M 6.7 8 L 7 17 M 12.3 8 L 12 17")),
        "play.fill": SymbolShape(
            17, 19,
            .area(
                "M 2 2.4 L 2 16.6 C 2 17.7 3 18.2 3.9 17.7 L 15.4 10.6 C 16.2 10.1 16.2 8.9 15.4 8.4 "
                    + "L 3.9 1.3 C 3 0.8 2 1.3 2 2.4 Z")),
        "pause.fill": SymbolShape(14, 18, .area("R 1 1 4.2 16 1 R 8.8 1 4.2 16 1")),
        "line.3.horizontal": SymbolShape(19, 15, .line("M 1.5 2 L 17.5 2 M 1.5 7.5 L 17.5 7.5 M 1.5 13 L 17.5 13")),
        "house": SymbolShape(
            22, 19,
            .line(
                "M 1.5 9.4 L 11 1.6 L 20.5 9.4 M 4 8 L 4 15.6 C 4 16.6 4.7 17.3 5.7 17.3 "
                    + "L 16.3 17.3 C 17.3 17.3 18 16.6 18 15.6 L 18 8 M 8.7 17.2 L 8.7 11.4 L 13.3 11.4 "
                    + "L 13.3 17.2")),
        "person": SymbolShape(19, 19, .line("O 9.5 5.2 3.7"), .line("M 2 17.2 C 2 13.6 5 11.4 9.5 11.4 C 14 11.4 17 13.6 17 17.2 Z")),
        "person.fill": SymbolShape(
            19, 19, .area("O 9.5 5.2 4.4"),
            .area(
                "M 1.3 17.6 C 1.3 13.3 4.8 11 9.5 11 C 14.2 11 17.7 13.3 17.7 17.6 C 17.7 18 17.4 18.3 17 18.3 "
                    + "L 2 18.3 C 1.6 18.3 1.3 18 1.3 17.6 Z")),
        "clock": SymbolShape(20, 20, .line("O 10 10 8.6"), .line("M 10 4.6 L 10 10.3 L 6.2 10.3")),
        "clock.fill": SymbolShape(20, 20, .area("O 10 10 9.4"), .gap("M 10 4.6 L 10 10.3 L 6.2 10.3")),
    ]
}
