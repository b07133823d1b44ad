import CoreGraphics

/// What a symbol shows, in points at a font of 17 points.
indirect enum SymbolPicture: Sendable {
    case shape(SymbolShape)
    case glyph(SymbolGlyph)
    /// Another symbol in a circle or square; `isFilled` cuts it out of the filled outline.
    case enclosed(SymbolPicture, SymbolEnclosure, isFilled: Bool)

    /// The symbol of a name; nil when there is none.
    static func named(_ name: String) -> SymbolPicture? { plain(name) ?? enclosed(name) }

    var size: CGSize {
        switch self {
        case .shape(let shape): CGSize(width: shape.width, height: shape.height)
        case .glyph(let glyph): glyph.size
        case .enclosed: SymbolEnclosure.size
        }
    }

    /// Draws in black.
    ///
    /// - Parameter lineWidth: In points at a font of 17 points.
    func draw(in context: CGContext, lineWidth: CGFloat, isGap: Bool = false) {
        switch self {
        case .shape(let shape): shape.draw(in: context, lineWidth: lineWidth, isGap: isGap)
        case .glyph(let glyph): glyph.draw(in: context, lineWidth: lineWidth, isGap: isGap)
        case .enclosed(let inner, let enclosure, let isFilled):
            enclosure.draw(in: context, lineWidth: lineWidth, isFilled: isFilled)
            let scale = enclosure.innerLength / max(inner.size.width, inner.size.height)
            context.saveGState()
            context.translateBy(
                x: (SymbolEnclosure.size.width - inner.size.width * scale) / 2, y: (SymbolEnclosure.size.height - inner.size.height * scale) / 2)
            context.scaleBy(x: scale, y: scale)
            inner.draw(in: context, lineWidth: lineWidth / scale, isGap: isFilled)
            context.restoreGState()
        }
    }

    private static func plain(_ name: String) -> SymbolPicture? {
        if let shape = SymbolShape.named(name) { return .shape(shape) }
        return SymbolGlyph(named: name).map { .glyph($0) }
    }

    /// Apple's names of enclosed symbols end with the enclosure: `phone.circle.fill`.
    private static func enclosed(_ name: String) -> SymbolPicture? {
        for (suffix, enclosure, isFilled) in SymbolEnclosure.suffixes where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            return (plain(base + ".fill") ?? plain(base)).map { .enclosed($0, enclosure, isFilled: isFilled) }
        }
        return nil
    }
}

/// What stands around a symbol.
enum SymbolEnclosure: Sendable {
    case circle
    case square

    /// The size of the image, in points at a font of 17 points.
    static let size = CGSize(width: 20, height: 20)
    /// The ends of names, with what they say.
    static let suffixes: [(name: String, enclosure: SymbolEnclosure, isFilled: Bool)] = [
        (".circle.fill", .circle, true), (".circle", .circle, false), (".square.fill", .square, true), (".square", .square, false),
    ]

    /// The longer side of the symbol inside.
    var innerLength: CGFloat { self == .circle ? 11.5 : 12.5 }

    func draw(in context: CGContext, lineWidth: CGFloat, isFilled: Bool) {
        // Lines end where the filled outline does.
        let inset = isFilled ? 0.6 : 0.6 + lineWidth / 2
        let rect = CGRect(origin: .zero, size: Self.size).insetBy(dx: inset, dy: inset)
        context.setBlendMode(.normal)
        context.setLineWidth(lineWidth)
        switch self {
        case .circle: context.addEllipse(in: rect)
        case .square: context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath)
        }
        if isFilled { context.fillPath() } else { context.strokePath() }
    }
}
