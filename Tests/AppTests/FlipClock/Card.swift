import Foundation
import LaminaPrimitives

/// The seconds' last card in a picture of 800 by 600 pixels, from the constants of the app.
///
/// The clock's frame is (30, 30, 740, 384): 5 % of the height all around, 64 % of it high. Six columns with gaps of 9 and 18 leave cells of 118.83, hence
/// cards 109 wide and 260 high: 2.4 times as high as wide, rounded down to an even number.
enum Card {
    static let options = ["--size", "800x600", "--scale", "1"]
    static let area = PixelRect(661, 92, 770, 352)
    static let upperHalf = PixelRect(661, 92, 770, 222)
    static let lowerHalf = PixelRect(661, 222, 770, 352)
    static let hinge = 222
    /// The counter's three cards are 88 wide and 126 high.
    static let counter = [PixelRect(262, 444, 350, 570), PixelRect(356, 444, 444, 570), PixelRect(451, 444, 539, 570)]

    static let background = 15
    static let upperGrey = 43
    static let lowerGrey = 33
    static let white = 242
}

/// Where the flap's corners are while it falls.
struct Flap {
    private static let halfWidth = 54.5
    private static let height = 130.0
    /// -1/m34: four times the card's height, which is above 1000.
    private static let eye = 1040.0
    private static let halfDuration = 0.25

    /// From the upper half's plane towards the viewer, radians.
    let angle: Double

    /// - Parameter time: Seconds since the fall began.
    init(time: Double) {
        if time < Self.halfDuration {
            angle = Self.eased(time / Self.halfDuration, (0.42, 0), (1, 1)) * .pi / 2
        } else {
            angle = (1 + Self.eased(time / Self.halfDuration - 1, (0, 0), (0.58, 1))) * .pi / 2
        }
    }

    /// How much larger the lip is seen than it is.
    private var enlargement: Double { 1 / (1 - Self.height * sin(angle) / Self.eye) }
    /// The lip's row.
    var lip: Double { Double(Card.hinge) - Self.height * cos(angle) * enlargement }
    /// Half the flap's width as it is seen in a row between hinge and lip.
    func halfWidth(at row: Double) -> Double {
        let fraction = (row - Double(Card.hinge)) / (lip - Double(Card.hinge))
        return Self.halfWidth * (1 + (enlargement - 1) * fraction)
    }

    /// A Bézier curve from (0, 0) to (1, 1), solved by halving.
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
