/// Functions, methods and properties from before Swift 4.2, and today's, in the notation of Swift's own `@available(…, renamed:)`.
enum OldMemberTable {
    /// Methods and initialisers, by their full names; `getter:` stands for a property.
    ///
    /// Those that may be overridden keep the number and the order of their parameters.
    static let methods: [String: String] = [
        "bringSubview(toFront:)": "bringSubviewToFront(_:)",
        "sendSubview(toBack:)": "sendSubviewToBack(_:)",
        "addChildViewController(_:)": "addChild(_:)",
        "removeFromParentViewController()": "removeFromParent()",
        "willMove(toParentViewController:)": "willMove(toParent:)",
        "didMove(toParentViewController:)": "didMove(toParent:)",
        "UIActivityIndicatorView(activityIndicatorStyle:)": "UIActivityIndicatorView(style:)",
        "init(activityIndicatorStyle:)": "init(style:)",
        "recordPermission()": "getter:recordPermission",
    ]

    /// Properties.
    static let properties: [String: String] = [
        "childViewControllers": "children",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "activityIndicatorViewStyle": "style",
    ]

    /// Global functions, by their full names; `self` stands for the argument whose member is called, and `getter:` for a property.
    static let functions: [String: String] = [
        "UIEdgeInsetsMake(_:_:_:_:)": "UIEdgeInsets(top:left:bottom:right:)",
        "UIOffsetMake(_:_:)": "UIOffset(horizontal:vertical:)",
        "UIEdgeInsetsInsetRect(_:_:)": "CGRect.inset(self:by:)",
        "UIImagePNGRepresentation(_:)": "UIImage.pngData(self:)",
        "UIImageJPEGRepresentation(_:_:)": "UIImage.jpegData(self:compressionQuality:)",
        "NSStringFromCGPoint(_:)": "NSCoder.string(for:)",
        "NSStringFromCGSize(_:)": "NSCoder.string(for:)",
        "NSStringFromCGVector(_:)": "NSCoder.string(for:)",
        "NSStringFromCGRect(_:)": "NSCoder.string(for:)",
        "NSStringFromCGAffineTransform(_:)": "NSCoder.string(for:)",
        "NSStringFromUIEdgeInsets(_:)": "NSCoder.string(for:)",
        "NSStringFromUIOffset(_:)": "NSCoder.string(for:)",
        "UIAccessibilityPostNotification(_:_:)": "UIAccessibility.post(notification:argument:)",
        "UIAccessibilityIsVoiceOverRunning()": "getter:UIAccessibility.isVoiceOverRunning",
        "UIAccessibilityIsSwitchControlRunning()": "getter:UIAccessibility.isSwitchControlRunning",
        "UIAccessibilityIsGuidedAccessEnabled()": "getter:UIAccessibility.isGuidedAccessEnabled",
        "UIAccessibilityIsInvertColorsEnabled()": "getter:UIAccessibility.isInvertColorsEnabled",
        "UIAccessibilityIsBoldTextEnabled()": "getter:UIAccessibility.isBoldTextEnabled",
        "UIAccessibilityIsReduceTransparencyEnabled()": "getter:UIAccessibility.isReduceTransparencyEnabled",
        "UIAccessibilityIsReduceMotionEnabled()": "getter:UIAccessibility.isReduceMotionEnabled",
        "UIAccessibilityDarkerSystemColorsEnabled()": "getter:UIAccessibility.isDarkerSystemColorsEnabled",
    ]

    /// Returns a full name's parts: `("inset", ["self", "by"])`.
    static func parts(_ fullName: String) -> (base: String, labels: [String]) {
        guard let open = fullName.firstIndex(of: "("), fullName.hasSuffix(")") else { return (fullName, []) }
        let labels = fullName[fullName.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        return (String(fullName[..<open]), labels)
    }

    /// Returns the full name of a base and its labels, in which `_` is no label.
    static func fullName(_ base: String, _ labels: [String]) -> String { "\(base)(\(labels.map { "\($0):" }.joined()))" }
}
