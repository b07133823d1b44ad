import CoreGraphics

extension GalleryChapter {
    /// Samples of patterns and shadings.
    static let patterns: [GallerySample] = [
        .still("context-patterns", "Patterns: coloured dots, a brick wall of overlapping cells, turned stripes in a stroke, a star in two colours.") {
            canvas in
            DrawnLayer.add(to: canvas) { context in
                context.fill(.dots, in: CGRect(x: 5, y: 5, width: 52, height: 52))
                context.fill(.bricks, in: CGRect(x: 63, y: 5, width: 52, height: 52))
                if let stripes = CGPattern.stripes, let space = CGColorSpace(patternBaseSpace: nil) {
                    context.setStrokeColorSpace(space)
                    // An array of one number is passed as its address.
                    unsafe context.setStrokePattern(stripes, colorComponents: [1])
                    context.setLineWidth(14)
                    context.strokeEllipse(in: CGRect(x: 14, y: 72, width: 34, height: 34))
                }
                guard let star = CGPattern.star, let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) else { return }
                context.setFillColorSpace(space)
                unsafe context.setFillPattern(star, colorComponents: [0.85, 0.2, 0.2, 1])
                context.fill(CGRect(x: 63, y: 63, width: 26, height: 52))
                unsafe context.setFillPattern(star, colorComponents: [0.15, 0.35, 0.8, 0.6])
                context.fill(CGRect(x: 89, y: 63, width: 26, height: 52))
            }
        },
        .still("context-shadings", "Shadings: a wave of colours along a line, rings between two circles, a cone that extends past its end.") {
            canvas in
            DrawnLayer.add(to: canvas) { context in
                guard let wave = CGFunction.wave else { return }
                let space = CGColorSpaceCreateDeviceRGB()
                context.saveGState()
                context.clip(to: CGRect(x: 5, y: 5, width: 110, height: 40))
                let axial = CGShading(
                    axialSpace: space, start: CGPoint(x: 20, y: 10), end: CGPoint(x: 95, y: 40), function: wave, extendStart: true, extendEnd: false)
                axial.map { context.drawShading($0) }
                context.restoreGState()
                let rings = CGShading(
                    radialSpace: space, start: CGPoint(x: 32, y: 82), startRadius: 3, end: CGPoint(x: 32, y: 82), endRadius: 27, function: wave,
                    extendStart: false, extendEnd: false)
                rings.map { context.drawShading($0) }
                context.clip(to: CGRect(x: 64, y: 52, width: 51, height: 62))
                let cone = CGShading(
                    radialSpace: space, start: CGPoint(x: 74, y: 82), startRadius: 3, end: CGPoint(x: 92, y: 82), endRadius: 14, function: wave,
                    extendStart: false, extendEnd: true)
                cone.map { context.drawShading($0) }
            }
        },
    ]
}

extension CGContext {
    /// Fills a rectangle with a coloured pattern.
    fileprivate func fill(_ pattern: CGPattern?, in rect: CGRect) {
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        setFillColorSpace(space)
        unsafe setFillPattern(pattern, colorComponents: [1])
        fill(rect)
    }
}

extension CGPattern {
    fileprivate static var dots: CGPattern? {
        pattern(CGRect(x: 0, y: 0, width: 13, height: 13), step: CGSize(width: 13, height: 13), .identity, isColored: true) { context in
            context.setFillColor(.yellow)
            context.fill(CGRect(x: 0, y: 0, width: 13, height: 13))
            context.setFillColor(.purple)
            context.fillEllipse(in: CGRect(x: 3, y: 3, width: 7, height: 7))
        }
    }

    /// Two rows of bricks; the second row reaches into the next cell.
    fileprivate static var bricks: CGPattern? {
        pattern(CGRect(x: 0, y: 0, width: 26, height: 14), step: CGSize(width: 18, height: 14), .identity, isColored: true) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 5))
            context.setFillColor(.ink)
            context.fill(CGRect(x: 9, y: 7, width: 16, height: 5))
        }
    }

    fileprivate static var stripes: CGPattern? {
        pattern(
            CGRect(x: 0, y: 0, width: 6, height: 6), step: CGSize(width: 6, height: 6), CGAffineTransform(rotationAngle: 0.6), isColored: true
        ) { context in
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 3))
        }
    }

    fileprivate static var star: CGPattern? {
        let scale = CGAffineTransform(scaleX: 0.125, y: 0.125)
        return pattern(CGRect(x: 0, y: 0, width: 120, height: 120), step: CGSize(width: 104, height: 104), scale, isColored: false) { context in
            context.addPath(.star)
            context.fillPath()
        }
    }

    private static func pattern(
        _ bounds: CGRect, step: CGSize, _ matrix: CGAffineTransform, isColored: Bool, _ draw: @escaping (CGContext) -> Void
    ) -> CGPattern? {
        var callbacks = unsafe CGPatternCallbacks(version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
        return unsafe CGPattern(
            info: nil, bounds: bounds, matrix: matrix, xStep: step.width, yStep: step.height, tiling: .noDistortion, isColored: isColored,
            callbacks: &callbacks)
    }
}

extension CGFunction {
    /// A function that goes three times from yellow to blue and back.
    fileprivate static var wave: CGFunction? {
        var callbacks = unsafe CGFunctionCallbacks(
            version: 0,
            evaluate: { _, place, color in
                let level = abs(1 - (unsafe place.pointee * 6).truncatingRemainder(dividingBy: 2))
                unsafe color[0] = 0.95 * level + 0.1
                unsafe color[1] = 0.6 * level + 0.25
                unsafe color[2] = 0.8 - 0.7 * level
                unsafe color[3] = 1
            }, releaseInfo: nil)
        return unsafe CGFunction(
            info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
    }
}
