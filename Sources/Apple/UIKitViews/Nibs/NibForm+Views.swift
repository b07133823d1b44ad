package import LaminaMarkup

extension NibForm<UIView.AutoresizingMask> {
    package static var autoresizingMask: NibForm { child { $0.autoresizingMask } }
}

extension NibForm<UIView.ContentMode> {
    package static var contentMode: NibForm {
        .choice([
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
            "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
            "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            // Interface Builder writes this one with a capital.
            "TopLeft": .topLeft,
        ])
    }
}

extension NibElement {
    /// The mask of `<autoresizingMask widthSizable="YES" flexibleMaxY="YES"/>`.
    package var autoresizingMask: UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in if flag(part.0) == true { mask.insert(part.1) } }
    }
}
