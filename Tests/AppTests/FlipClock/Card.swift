import Foundation
import LaminaPrimitives

/// The geometry of the card for the last digit of the seconds, in a picture of 800 × 600 pixels, computed from the app's constants.
///
/// The clock's frame is (30, 30, 740, 384): margins of 5 % of the picture's height on all sides, and 64 % of its height. Six columns with gaps of 9
/// and 18 leave cells 118.83 wide, so cards are 109 wide and 260 high: 2.4 times their width, rounded down to an even number.
enum Card {
    static let options = ["--size", "800x600", "--scale", "1"]
    static let area = PixelRect(661, 92, 770, 352)
    static let upperHalf = PixelRect(661, 92, 770, 222)
    static let lowerHalf = PixelRect(661, 222, 770, 352)
    static let hinge = 222
    /// The counter's three cards, each 88 wide and 126 high.
    static let counter = [PixelRect(262, 444, 350, 570), PixelRect(356, 444, 444, 570), PixelRect(451, 444, 539, 570)]

    static let background = 15
    static let upperGrey = 43
    static let lowerGrey = 33
    static let white = 242
}

/// The shape of the falling flap in the picture at one time.
struct Flap {
    private static let halfWidth = 54.5
    private static let height = 130.0
    /// The viewer's distance, -1/m34: four times the card's height.
    private static let eye = 1040.0
    private static let halfDuration = 0.25

    /// The rotation from the upper half's plane towards the viewer, in radians.
    let angle: Double

    /// - Parameter time: The seconds since the fall began.
    init(time: Double) {
        if time < Self.halfDuration {
            angle = Self.eased(time / Self.halfDuration, (0.42, 0), (1, 1)) * .pi / 2
        } else {
            angle = (1 + Self.eased(time / Self.halfDuration - 1, (0, 0), (0.58, 1))) * .pi / 2
        }
    }

    /// The factor by which the perspective enlarges the flap's lip.
    private var enlargement: Double { 1 / (1 - Self.height * sin(angle) / Self.eye) }
    /// The row of the lip in the picture.
    var lip: Double { Double(Card.hinge) - Self.height * cos(angle) * enlargement }
    /// Returns half the flap's width, as the perspective shows it, in a row between hinge and lip.
    func halfWidth(at row: Double) -> Double {
        let fraction = (row - Double(Card.hinge)) / (lip - Double(Card.hinge))
        return Self.halfWidth * (1 + (enlargement - 1) * fraction)
    }

    /// Returns the value of a timing curve with two control points, solved by bisection.
    private static func eased(_ progress: Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> Double {
        func value(_ s: Double, _ a: Double, _ b: Double) -> Double { 3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(middle, first.x, second.x) < progress { low = middle } else { high = middle }
        }
        return value(low, first.y, second.y)
    }
}
