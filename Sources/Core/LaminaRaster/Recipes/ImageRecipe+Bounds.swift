import LaminaPrimitives

extension ImageRecipe {
    /// The smallest known area that has all pixels which are not clear; nil for an endless recipe.
    var bounds: PixelRect? {
        switch self {
        case .clear: .empty
        case .bitmap(let picture): picture.bitmap.bounds
        case .placed(let inner, let transform): inner.bounds.map { PixelRect(covering: transform($0.rect).insetBy(dx: -1, dy: -1)) }
        case .cropped(let inner, let part): inner.bounds?.intersection(part) ?? part
        case .colored(let inner, let matrix): matrix.bias.w == 0 ? inner.bounds : nil
        case .toned(let inner, .clamp(let low, _)): low.w > 0 ? nil : inner.bounds
        case .toned(let inner, _), .vignetted(let inner, _, _, _): inner.bounds
        case .blurred(let inner, let sigma): inner.bounds(grownBy: 4.25 * sigma + 2)
        case .averaged(let inner, let radius): inner.bounds(grownBy: radius + 1)
        case .pixellated(let inner, let size, _): inner.bounds(grownBy: size + 1)
        case .combined(let top, let bottom, _), .masked(let top, let bottom, _), .mixed(let top, let bottom, _):
            top.bounds.flatMap { above in bottom.bounds.map { above.union($0) } }
        case .reduced: PixelRect(0, 0, 1, 1)
        case .solid, .gradient, .extended, .distance, .computed: nil
        }
    }

    private func bounds(grownBy distance: Double) -> PixelRect? {
        let whole = Int(max(0, min(distance.isNaN ? 0 : distance, 10 * PixelFilter.largestRadius)).rounded(.up))
        return bounds.map { $0.isEmpty ? $0 : $0.insetBy(dx: -whole, dy: -whole) }
    }
}
