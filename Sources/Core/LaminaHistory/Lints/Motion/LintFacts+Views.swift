import LaminaScene

extension LintFacts {
    /// The finding about an animation that stays until the run ends and keeps the view that owns its layer.
    ///
    /// After one that leaves the tree with its layer the view may be released.
    func delegateFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, !source.animation.removedOnCompletion, let delegate = delegates[recorded.id],
            recorded.end + 1 < history.duration, recorded.removed == nil, let moment = moment(recorded, at: recorded.added)
        else { return [] }
        // A view owns its layer and those below.
        let owners = ([recorded.layer] + moment.ancestors).compactMap { history.layers[$0]?.delegateClass }
        guard owners.contains(delegate) else { return [] }
        return [
            LintFinding(
                .keptDelegate, recorded, at: recorded.end,
                "\(recorded.title) stays at its layer and keeps its delegate \(delegate), which owns the layer: neither is ever released",
                cure: "layer.removeAnimation(forKey: \"…\")  // in animationDidStop, with the model set to the last value")
        ]
    }

    /// The finding about a control that an animation shows although its model is transparent.
    func touchFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, source.animation.leaves().contains(where: { $0.animation.keyPath == "opacity" }),
            recorded.longAfterEnd < history.duration, let moment = moment(recorded, at: recorded.longAfterEnd), moment.isSeen,
            moment.model.opacity < Self.leastTouchedOpacity, moment.shown.opacity >= 0.5, let control = control(in: moment.node)
        else { return [] }
        return [
            LintFinding(
                .untouchable, recorded, at: recorded.end,
                "\(control) is seen, and touches pass it: the opacity of the model is \(moment.model.opacity.words), below 0.01",
                cure: "view.alpha = 1  // before layer.add(animation, forKey: …)")
        ]
    }

    /// - Source: Documentation of `UIView.hitTest(_:with:)`: views with less alpha are ignored.
    private static let leastTouchedOpacity = 0.01

    /// The class of a control of UIKit at or below a layer; nil when there is none.
    private func control(in root: LayerNode) -> String? {
        var pending = [root]
        while let node = pending.popLast() {
            if let view = history.layers[node.id]?.delegateClass, UIKitViews.controls.contains(view) { return view }
            node.children.forEach { pending.append($0) }
        }
        return nil
    }
}

/// UIKit's own classes of views, by name.
enum UIKitViews {
    static let controls: Set<String> = [
        "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UITextView", "UIDatePicker",
    ]

    /// Views whose parts are UIKit's, so that an app can do nothing about them.
    static let closed: Set<String> = [
        "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UITextField", "UITextView", "UIStepper", "UISwitch", "UISlider",
        "UISegmentedControl", "UIPickerView", "UIDatePicker", "UIPageControl", "UIActivityIndicatorView", "UIProgressView", "UIRefreshControl",
    ]

    /// Lamina's own views inside UIKit's, which no app animates.
    static let parts: Set<String> = [
        "ButtonTitle", "ConfiguredBackgroundView", "AlertButton", "AlertShade", "BarBackground", "BarButton", "BarGlyphView", "NavigationBarContent",
        "NavigationStage", "CellLabel", "CellPicture", "FieldCanvas", "KeyboardView", "InputViewHost", "StatusBarView", "SystemBarsView",
        "SegmentThumb", "SelectionHandle", "ThumbView",
    ]

    /// The parts that hold the screens of an app.
    static let stages: Set<String> = ["NavigationStage"]
}
