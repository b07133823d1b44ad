extension DeviceModel {
    /// The parts of the body beside the upright screen, with the space that buttons at its sides need.
    ///
    /// The proportions are those of the devices; the drawing is Lamina's own.
    package var bodyMargins: ScreenInsets {
        let (sides, ends): (Double, Double) =
            switch (idiom, hasHomeIndicator) {
            case (.phone, true): (20, 20)
            case (.phone, false): (28, 110)
            case (.pad, _): (48, 48)
            }
        let (x, y) = (sides + Self.buttonDepth, ends + Self.buttonDepth)
        return ScreenInsets(top: y, left: x, bottom: y, right: x)
    }

    /// The distance by which buttons stand out of the body, in points.
    package static let buttonDepth = 4.0
}
