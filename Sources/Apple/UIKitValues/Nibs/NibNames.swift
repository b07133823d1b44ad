package import CUIKitValues

/// Names of values that attributes of several classes have.
package enum NibNames {
    package static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
    ]
    /// The line break modes as paragraph styles name them.
    static let paragraphLineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
        "truncatingMiddle": .byTruncatingMiddle, "truncatingTail": .byTruncatingTail,
    ]
    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    package static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]
    package static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}

extension NibForm<NSTextAlignment> {
    package static var textAlignment: NibForm { .choice(NibNames.textAlignments) }
}

extension NibForm<NSLineBreakMode> {
    package static var lineBreakMode: NibForm { .choice(NibNames.lineBreakModes) }
}

extension NibForm<UIBarStyle> {
    package static var barStyle: NibForm { .choice(["default": .default, "black": .black, "blackTranslucent": .black]) }
}
