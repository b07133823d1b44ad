import LaminaPrimitives
import LaminaScene

extension LayerLook {
    /// The finding about a label whose text differs too little from one plain colour beneath it.
    ///
    /// - Parameter view: The class of the layer's view.
    /// - Source: Web Content Accessibility Guidelines 2.2, 1.4.3: a contrast of 3 at least for large text, and of 4.5 for small.
    func contrastFinding(view: String?) -> LintFinding? {
        guard view == "UILabel", node.animations.isEmpty, let picture = shown.picture?.main, shown.opacity > 0.1, !above.isEmpty,
            let text = TextColor.color(of: picture.bitmap), let ground = Ground.color(below: self)
        else { return nil }
        let contrast = TextColor.contrast(text.mixed(over: ground, Float(min(1, shown.opacity))), ground)
        guard contrast < 3 else { return nil }
        return LintFinding(
            .lowContrast, node.id, at: time,
            "a text has a contrast of \(contrast.words) to its background; large text needs 3, and small text 4.5",
            cure: "label.textColor = .label  // or another background")
    }
}

extension Color {
    fileprivate func mixed(over ground: Color, _ part: Float) -> Color {
        Color(
            red: ground.red + (red - ground.red) * part, green: ground.green + (green - ground.green) * part,
            blue: ground.blue + (blue - ground.blue) * part)
    }
}

/// The colour of a text, from its pixels.
private enum TextColor {
    /// The colour of a picture's full pixels; nil when they have several colours, or are few or all, as those of no text.
    static func color(of bitmap: Bitmap) -> Color? {
        let pixels = bitmap.pixels
        // Some thousand pixels tell the colour of the largest text too; an odd step meets all columns.
        let step = max(1, pixels.count / 40_000) | 1
        var full: [Pixel] = []
        var seen = 0
        for index in stride(from: 0, to: pixels.count, by: step) {
            seen += 1
            if pixels[index] >> 24 >= 250 { full.append(pixels[index]) }
        }
        guard full.count >= 8, full.count * 10 < seen * 9 else { return nil }
        let mean = Color(mean: full)
        let far = full.count { $0.isFar(from: mean) }
        return far * 20 <= full.count ? mean : nil
    }

    /// The contrast of two colours, 1...21.
    static func contrast(_ a: Color, _ b: Color) -> Double {
        let (first, second) = (luminance(a), luminance(b))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        func linear(_ part: Float) -> Double {
            let part = min(1, max(0, Double(part)))
            return part <= 0.04045 ? part / 12.92 : Numerics.pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}

extension Color {
    /// The mean of opaque pixels.
    fileprivate init(mean pixels: [Pixel]) {
        func mean(_ shift: Pixel) -> Float { Float(pixels.reduce(0) { $0 + Int(($1 >> shift) & 255) }) / Float(pixels.count) / 255 }
        self.init(red: mean(16), green: mean(8), blue: mean(0))
    }
}

extension Pixel {
    /// True when a channel differs by more than a tenth.
    fileprivate func isFar(from color: Color) -> Bool {
        func isFar(_ shift: Pixel, _ part: Float) -> Bool { abs(Float((self >> shift) & 255) / 255 - part) > 0.1 }
        return isFar(16, color.red) || isFar(8, color.green) || isFar(0, color.blue)
    }
}

/// The search for the plain colour beneath a layer.
private enum Ground {
    /// The colour on which a layer lies as a whole; nil when it lies on anything else, or when that is not certain.
    static func color(below look: LayerLook) -> Color? {
        var layer = look.node
        var rect = look.shown.frame
        guard look.shown.transform.isIdentity else { return nil }
        if let own = look.shown.backgroundColor, own.alpha > 0 { return own.alpha >= 1 ? own : nil }
        for outer in look.above.reversed() {
            let state = outer.state
            guard outer.animations.isEmpty, state.transform.isIdentity, state.hasNoSublayerTransform, state.hasNoEffects, outer.mask == nil,
                !isDisturbed(layer, in: outer, rect)
            else { return nil }
            if let color = state.backgroundColor, color.alpha > 0 {
                guard color.alpha >= 1, state.picture == nil, state.kind == .plain, state.bounds.standardized.holds(rect) else { return nil }
                return color
            }
            // A translucent layer shows what lies beneath the whole.
            guard !state.drawsItself, state.opacity >= 1 else { return nil }
            (layer, rect) = (outer, rect.offsetBy(dx: state.frame.minX - state.bounds.minX, dy: state.frame.minY - state.bounds.minY))
        }
        return nil
    }

    /// True when another sublayer draws in the rectangle, or when the order of the sublayers is not that of the list.
    private static func isDisturbed(_ layer: LayerNode, in outer: LayerNode, _ rect: Rect) -> Bool {
        outer.children.array.contains { other in
            guard other.state.zPosition == 0 else { return true }
            return other !== layer && draws(other, in: rect)
        }
    }

    /// True when a layer or one below may draw in a rectangle of the superlayer, by its model; true for trees too large to tell.
    private static func draws(_ root: LayerNode, in rect: Rect) -> Bool {
        var pending = [(node: root, rect: rect)]
        var visited = 0
        while let (node, rect) = pending.popLast() {
            let state = node.state
            guard state.isVisible(model: state) else { continue }
            visited += 1
            guard visited < 500 else { return true }
            let frame = state.frame.insetBy(dx: -state.shadowReach, dy: -state.shadowReach)
            let touches = frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
            // A path and particles may leave the bounds.
            if state.drawsItself, touches || state.kind == .shape || state.kind == .emitter { return true }
            // Nor do instances lie where their layer does.
            guard state.kind != .replicator else { return true }
            guard !node.children.isEmpty, touches || !state.flags.masksToBounds else { continue }
            guard state.transform.isIdentity, state.hasNoSublayerTransform else { return true }
            let inner = rect.offsetBy(dx: state.bounds.minX - state.frame.minX, dy: state.bounds.minY - state.frame.minY)
            node.children.forEach { pending.append(($0, inner)) }
        }
        return false
    }
}

extension LayerState {
    /// The farthest distance of the shadow from the layer, in points.
    fileprivate var shadowReach: Double {
        guard !hasNoShadow, shadow.opacity > 0 else { return 0 }
        return 3 * max(0, shadow.radius) + max(abs(shadow.offset.width), abs(shadow.offset.height))
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect) -> Bool {
        other.minX >= minX - 0.5 && other.minY >= minY - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
    }
}
