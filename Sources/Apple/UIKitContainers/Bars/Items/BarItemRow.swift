import CoreGraphics

/// Lays out buttons and spaces from left to right.
struct BarItemRow {
    /// An element of the row: a button, a fixed space or a flexible space.
    enum Part {
        case button(BarButton, width: CGFloat)
        case fixed(CGFloat)
        case flexible
    }

    let parts: [Part]

    @MainActor
    init(_ items: [UIBarButtonItem], buttons: [BarButton]) {
        parts = items.filter { !$0.isHidden }.compactMap { item in
            if item.systemItem == .flexibleSpace { return .flexible }
            if item.systemItem == .fixedSpace { return .fixed(item.width) }
            return buttons.first { $0.item === item }.map { .button($0, width: $0.sizeThatFits(.zero).width) }
        }
    }

    /// The width without the flexible spaces, in points.
    var width: CGFloat {
        parts.reduce(0) { sum, part in
            switch part {
            case .button(_, let width), .fixed(let width): sum + width
            case .flexible: sum
            }
        }
    }

    /// Sets the frames of the buttons.
    ///
    /// The flexible spaces share the remaining width equally.
    ///
    /// - Parameters:
    ///   - place: The rectangle for the row, including the padding of the first and last button.
    ///   - scale: The number of pixels per point; x coordinates are rounded to whole pixels.
    @MainActor
    func layOut(in place: CGRect, scale: CGFloat) {
        let springs = parts.count { if case .flexible = $0 { true } else { false } }
        let spring = springs > 0 ? max(0, place.width - width) / CGFloat(springs) : 0
        var x = place.minX
        for part in parts {
            switch part {
            case .flexible: x += spring
            case .fixed(let width): x += width
            case .button(let button, let width):
                button.frame = CGRect(x: (x * scale).rounded() / scale, y: place.minY, width: width, height: place.height)
                x += width
            }
        }
    }
}
