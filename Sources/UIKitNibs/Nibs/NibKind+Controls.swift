import CoreGraphics
import LaminaNibs

extension NibKind {
    package static let controls: [String: NibKind] = [
        "control": control,
        "button": button,
        "textField": textField,
        "switch": NibKind(
            UISwitch.self, inherits: "control", attributes: [.flag("on", \UISwitch.isOn)],
            values: [.color("onTintColor", \UISwitch.onTintColor), .color("thumbTintColor", \UISwitch.thumbTintColor)]),
        "slider": NibKind(
            UISlider.self, inherits: "control",
            attributes: [
                // Attributes are applied in alphabetical order, so both limits are set before the value, which is clamped to them.
                .float("minValue", \UISlider.minimumValue), .float("maxValue", \UISlider.maximumValue), .float("value", \UISlider.value),
                .flag("continuous", \UISlider.isContinuous),
            ],
            values: [
                .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
                .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor), .color("thumbTintColor", \UISlider.thumbTintColor),
            ]),
        "segmentedControl": NibKind(
            UISegmentedControl.self, inherits: "control",
            attributes: [
                // The builder selects a segment after it has added the segments.
                .ignored("selectedSegmentIndex"), .flag("momentary", \UISegmentedControl.isMomentary), .ignored("segmentControlStyle"),
            ]),
        "progressView": NibKind(
            UIProgressView.self, inherits: "view",
            attributes: [.float("progress", \UIProgressView.progress), .ignored("progressViewStyle")],
            values: [
                .color("progressTintColor", \UIProgressView.progressTintColor), .color("trackTintColor", \UIProgressView.trackTintColor),
            ]),
        "activityIndicatorView": NibKind(
            UIActivityIndicatorView.self, inherits: "view",
            attributes: [
                .flag("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
                .choice("style", \UIActivityIndicatorView.style, ["medium": .medium, "large": .large, "whiteLarge": .large]),
                NibSetting("animating", on: UIActivityIndicatorView.self) { indicator, element, _ in
                    if element.flag("animating") == true { indicator.startAnimating() }
                    return true
                },
            ],
            values: [
                NibSetting("color", on: UIActivityIndicatorView.self) { indicator, element, builder in
                    guard let color = element.color(named: builder.colors) else { return false }
                    indicator.color = color
                    return true
                }
            ]),
    ]

    private static let control = NibKind(
        UIControl.self, inherits: "view",
        attributes: [
            .flag("enabled", \UIControl.isEnabled), .flag("selected", \UIControl.isSelected), .flag("highlighted", \UIControl.isHighlighted),
            .choice(
                "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
                ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
            .choice(
                "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
                ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
        ])

    private static let button = NibKind(
        UIButton.self, inherits: "control",
        attributes: [
            .ignored("buttonType"),
            NibSetting("lineBreakMode", on: UIButton.self) { button, element, _ in
                guard let mode = element["lineBreakMode"].flatMap({ lineBreakModes[$0] }) else { return false }
                button.titleLabel?.lineBreakMode = mode
                return true
            },
        ],
        values: [
            NibSetting("fontDescription", on: UIButton.self) { button, element, builder in
                button.titleLabel?.font = builder.font(element)
                return true
            },
            .value("contentEdgeInsets", \UIButton.contentEdgeInsets) { $0.insets },
            .value("titleEdgeInsets", \UIButton.titleEdgeInsets) { $0.insets },
            .value("imageEdgeInsets", \UIButton.imageEdgeInsets) { $0.insets },
            state("normal", .normal), state("highlighted", .highlighted), state("selected", .selected), state("disabled", .disabled),
        ])

    /// Returns the setting for `<state key="normal" title="Go" image="arrow"><color key="titleColor" .../></state>`.
    private static func state(_ key: String, _ state: UIControl.State) -> NibSetting {
        NibSetting(key, on: UIButton.self) { button, element, builder in
            if let title = element["title"] ?? element.value(forKey: "title")?.text { button.setTitle(title, for: state) }
            if let image = element["image"].flatMap({ builder.image($0, for: element) }) { button.setImage(image, for: state) }
            if let image = element["backgroundImage"].flatMap({ builder.image($0, for: element) }) {
                button.setBackgroundImage(image, for: state)
            }
            if let color = element.value(forKey: "titleColor")?.color(named: builder.colors) { button.setTitleColor(color, for: state) }
            return true
        }
    }

    private static let textField = NibKind(
        UITextField.self, inherits: "control",
        attributes: [
            .text("text", \UITextField.text), .text("placeholder", \UITextField.placeholder),
            .choice("textAlignment", \UITextField.textAlignment, textAlignments),
            .choice(
                "borderStyle", \UITextField.borderStyle,
                ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
            .choice(
                "clearButtonMode", \UITextField.clearButtonMode,
                ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]),
            .ignored("adjustsFontSizeToFit"), .ignored("minimumFontSize"), .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        ],
        values: [
            .color("textColor", \UITextField.textColor),
            NibSetting("fontDescription", on: UITextField.self) { field, element, builder in
                field.font = builder.font(element)
                return true
            },
            NibSetting("textInputTraits", on: UITextField.self) { field, element, _ in
                field.isSecureTextEntry = element.flag("secureTextEntry") ?? false
                if let key = element["returnKeyType"].flatMap({ returnKeys[$0] }) { field.returnKeyType = key }
                return true
            },
        ])

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "done": .done, "next": .next, "search": .search, "send": .send, "join": .join, "route": .route, "continue": .continue,
    ]
}
