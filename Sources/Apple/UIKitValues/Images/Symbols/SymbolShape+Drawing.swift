import CoreGraphics

extension SymbolShape {
    /// The substitute for unknown symbols: a question mark in a frame.
    package static let placeholder = SymbolShape(
        20, 20, .line("R 2 2 16 16 3.5"), .line("M 7.3 7.7 C 7.3 6 8.5 5.1 10 5.1 C 11.6 5.1 12.7 6.1 12.7 7.5 C 12.7 9.4 10 9.6 10 11.6"),
        .area("O 10 14.7 1.1"))

    /// Draws the shape in black.
    ///
    /// - Parameters:
    ///   - lineWidth: The line width, in points at a 17-point font.
    ///   - isGap: True to erase the shape instead of painting it.
    package func draw(in context: CGContext, lineWidth: CGFloat, isGap: Bool) {
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let (paint, erase): (CGBlendMode, CGBlendMode) = isGap ? (.clear, .normal) : (.normal, .clear)
        for step in steps {
            switch step {
            case .line(let text): add(text, paint, to: context) { $0.strokePath() }
            case .area(let text): add(text, paint, to: context) { $0.fillPath() }
            case .gap(let text): add(text, erase, to: context) { $0.strokePath() }
            case .hole(let text): add(text, erase, to: context) { $0.fillPath() }
            }
        }
    }

    private func add(_ text: String, _ mode: CGBlendMode, to context: CGContext, _ paint: (CGContext) -> Void) {
        context.setBlendMode(mode)
        context.addPath(SymbolPath.path(text))
        paint(context)
    }
}
