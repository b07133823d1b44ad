import UIKit

/// The colours of the six strips, from left to right.
enum StripColor: Int, CaseIterable {
    case red
    case orange
    case yellow
    case green
    case blue
    case violet

    var color: UIColor {
        switch self {
        case .red: UIColor(red: 0.906, green: 0.298, blue: 0.235, alpha: 1)
        case .orange: UIColor(red: 0.902, green: 0.494, blue: 0.133, alpha: 1)
        case .yellow: UIColor(red: 0.945, green: 0.769, blue: 0.059, alpha: 1)
        case .green: UIColor(red: 0.180, green: 0.800, blue: 0.443, alpha: 1)
        case .blue: UIColor(red: 0.204, green: 0.596, blue: 0.859, alpha: 1)
        case .violet: UIColor(red: 0.608, green: 0.349, blue: 0.714, alpha: 1)
        }
    }
}
