import CoreGraphics

/// The drawing of a symbol, in points at a 17-point font.
indirect enum SymbolPicture: Sendable {
    case shape(SymbolShape)
    case glyph(SymbolGlyph)
    /// A symbol inside a circle or square; when `isFilled`, the enclosure is filled and the inner symbol is cut out of it.
    case enclosed(SymbolPicture, SymbolEnclosure, isFilled: Bool)

    /// Returns the drawing of a symbol name; nil for an unknown name.
    static func named(_ name: String) -> SymbolPicture? { plain(name) ?? enclosed(name) }

    var size: CGSize {
        switch self {
        case .shape(let shape): CGSize(width: shape.width, height: shape.height)
        case .glyph(let glyph): glyph.size
        case .enclosed: SymbolEnclosure.size
        }
    }

    /// Draws the symbol in black.
    ///
    /// - Parameter lineWidth: The line width, in points at a 17-point font.
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
            // The scaled context multiplies the line width, so it is divided first.
            inner.draw(in: context, lineWidth: lineWidth / scale, isGap: isFilled)
            context.restoreGState()
        }
    }

    private static func plain(_ name: String) -> SymbolPicture? {
        if let shape = SymbolShape.named(name) { return .shape(shape) }
        return SymbolGlyph(named: name).map { .glyph($0) }
    }

    /// Returns an enclosed symbol; its name ends with the enclosure, such as `phone.circle.fill`.
    private static func enclosed(_ name: String) -> SymbolPicture? {
        for (suffix, enclosure, isFilled) in SymbolEnclosure.suffixes where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            // Inside an enclosure the filled variant is preferred: `phone.circle` contains `phone.fill`.
            let inner = plain(base + ".fill") ?? plain(base) ?? SymbolGlyph(letters: base).map { .glyph($0) }
            return inner.map { .enclosed($0, enclosure, isFilled: isFilled) }
        }
        return nil
    }
}

/// The outline around an enclosed symbol.
enum SymbolEnclosure: Sendable {
    case circle
    case square

    /// The size of an enclosed symbol, in points at a 17-point font.
    static let size = CGSize(width: 20, height: 20)
    /// The suffixes of symbol names, each with the enclosure that it names.
    static let suffixes: [(name: String, enclosure: SymbolEnclosure, isFilled: Bool)] = [
        (".circle.fill", .circle, true), (".circle", .circle, false), (".square.fill", .square, true), (".square", .square, false),
    ]

    /// The longer side of the inner symbol, in points at a 17-point font.
    var innerLength: CGFloat { self == .circle ? 11.5 : 12.5 }

    func draw(in context: CGContext, lineWidth: CGFloat, isFilled: Bool) {
        // The inset includes half the line width, so that a stroked outline has the same outer size as a filled one.
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
