import LaminaMarkup

extension NibElement {
    /// The type of a button.
    package var buttonType: UIButton.ButtonType? { self["buttonType"].flatMap { Self.buttonTypes[$0] } }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
}
