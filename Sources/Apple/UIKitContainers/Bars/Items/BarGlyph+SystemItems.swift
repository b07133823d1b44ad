import CoreGraphics

extension BarGlyph {
    /// Returns the glyph of a system item; nil for items with a title, spaces and items without a glyph.
    @MainActor
    package static func of(_ item: UIBarButtonItem.SystemItem) -> BarGlyph? {
        switch item {
        case .add: .lined([[(12, 4), (12, 20)], [(4, 12), (20, 12)]])
        case .stop, .close: .lined([[(5, 5), (19, 19)], [(19, 5), (5, 19)]])
        case .search: search
        case .refresh: refresh
        case .trash: trash
        case .action: action
        case .compose: compose
        case .reply: reply
        case .organize: .lined([[(3, 19), (3, 5), (9, 5), (11, 8), (21, 8), (21, 19), (3, 19)]])
        case .bookmarks: bookmarks
        case .camera: camera
        case .play: .filled([[(6, 4), (20, 12), (6, 20)]])
        case .pause: .filled([[(6, 4), (10, 4), (10, 20), (6, 20)], [(14, 4), (18, 4), (18, 20), (14, 20)]])
        case .rewind: .filled([[(12, 5), (2, 12), (12, 19)], [(22, 5), (12, 12), (22, 19)]])
        case .fastForward: .filled([[(12, 5), (22, 12), (12, 19)], [(2, 5), (12, 12), (2, 19)]])
        default: nil
        }
    }

    /// The arrow of a back button, in the left half of the square.
    @MainActor package static var chevron: BarGlyph { .lined([[(10.5, 3.5), (2, 12), (10.5, 20.5)]]) }

    @MainActor private static var search: BarGlyph {
        .lined([[(15.3, 15.3), (21, 21)]]).with { path in
            path.move(to: CGPoint(x: 17, y: 10.5))
            path.addArc(withCenter: CGPoint(x: 10.5, y: 10.5), radius: 6.5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
    }

    @MainActor private static var refresh: BarGlyph {
        .lined([[(12.2, 1.2), (15.8, 4.6), (12.2, 8)]]).with { path in
            path.move(to: CGPoint(x: 15.8, y: 4.6))
            path.addLine(to: CGPoint(x: 12, y: 4.6))
            path.addArc(
                withCenter: CGPoint(x: 12, y: 12.6), radius: 8, startAngle: -.pi / 2, endAngle: .pi / 12, clockwise: false)
        }
    }

    @MainActor private static var trash: BarGlyph {
        .lined([
            [(4, 6), (20, 6)], [(9, 6), (9.4, 3.4), (14.6, 3.4), (15, 6)], [(6, 6), (7, 21), (17, 21), (18, 6)],
            [(10, 10), (10.3, 17)], [(14, 10), (13.7, 17)],
        ])
    }

    @MainActor private static var action: BarGlyph {
        .lined([[(8.5, 9), (5, 9), (5, 21), (19, 21), (19, 9), (15.5, 9)], [(12, 15), (12, 2)], [(8.5, 5.5), (12, 2), (15.5, 5.5)]])
    }

    @MainActor private static var compose: BarGlyph {
        .lined([[(20, 13), (20, 20), (4, 20), (4, 4), (11, 4)], [(9, 15), (10, 12), (19, 3), (21, 5), (12, 14), (9, 15)]])
    }

    @MainActor private static var reply: BarGlyph {
        .lined([[(10, 5), (3, 11), (10, 17)]]).with { path in
            path.move(to: CGPoint(x: 3, y: 11))
            path.addLine(to: CGPoint(x: 13, y: 11))
            path.addQuadCurve(to: CGPoint(x: 21, y: 19), controlPoint: CGPoint(x: 20, y: 11))
        }
    }

    @MainActor private static var bookmarks: BarGlyph {
        .lined([[(12, 6), (12, 20)]]).with { path in
            for side: CGFloat in [-1, 1] {
                path.move(to: CGPoint(x: 12, y: 6))
                path.addQuadCurve(to: CGPoint(x: 12 + 9 * side, y: 5), controlPoint: CGPoint(x: 12 + 5 * side, y: 3))
                path.addLine(to: CGPoint(x: 12 + 9 * side, y: 18))
                path.addQuadCurve(to: CGPoint(x: 12, y: 20), controlPoint: CGPoint(x: 12 + 5 * side, y: 17))
            }
        }
    }

    @MainActor private static var camera: BarGlyph {
        .lined([
            [(2.5, 7), (8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7), (21.5, 7), (21.5, 20), (2.5, 20), (2.5, 7)]
        ]).with { path in
            path.move(to: CGPoint(x: 16, y: 13.2))
            path.addArc(withCenter: CGPoint(x: 12, y: 13.2), radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
    }
}
