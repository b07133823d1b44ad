package import LaminaMarkup

extension NibBuilder {
    /// The attributes that are ignored without a warning: data for Interface Builder itself, and properties that Lamina does not read from nibs.
    private static let notes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
        "sceneMemberID", "insetsLayoutMarginsFromSafeArea", "colorLabel", "catalog", "simulatedAppContext", "restorationIdentifier",
        "largeContentTitle", "showsLargeContentViewer", "contentInsetAdjustmentBehavior", "keyboardDismissMode", "indicatorStyle",
        "tableViewCell", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "layoutMarginsFollowReadableWidth",
        "useTraitCollections", "springLoaded",
    ]
    /// The child elements that cause no warning, because other code reads them or because Lamina ignores them.
    private static let parts: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "point", "items", "segments", "gestureRecognizers",
        "accessibility", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "modalFormSheetSimulatedSizeMetrics", "userGuides", "viewLayoutGuide", "layoutGuides", "prototypes", "nil", "animations",
    ]

    /// The keys of child elements that only Interface Builder reads, or that have had no effect since iOS 6.
    private static let noteKeys: Set<String> = ["userComments", "userLabel", "contentStretch", "metadata"]

    /// Sets the properties that an element specifies, and builds the object's contents.
    ///
    /// - Parameter decoder: The class whose `init(coder:)` is running; overrides of its properties in subclasses are not called. Nil after the
    ///   object's own `init(coder:)`, when they are.
    package func configure(_ object: AnyObject, from element: NibElement, decodedBy decoder: AnyClass? = nil) {
        guard let kind = NibKind.of(element) else { return }
        if let controller = object as? UIViewController, scene?.begins(with: controller, from: element) == true {
            controller.scene = SceneBuilder.scene(of: element, by: self)
        }
        if let cell = object as? UITableViewCell { claimParts(of: cell, from: element) }
        let outer = decoding
        decoding = decoder.map { (object, $0) }
        setValues(of: element, kind: kind, on: object)
        setAttributes(of: element, kind: kind, on: object)
        decoding = outer
        addContents(of: element, to: object)
    }

    private func setAttributes(of element: NibElement, kind: NibKind, on object: AnyObject) {
        // Sorted, because the random order of a dictionary would make the order of side effects and of warnings random too.
        for name in element.attributes.keys.sorted() {
            guard let setting = kind.setting(ofAttribute: name) else {
                if !Self.notes.contains(name), !kind.isSubstitute { warnings.unknown(attribute: name, of: element) }
                continue
            }
            if !setting.apply(object, element, self) {
                warnings.report(element, "“\(element[name] ?? "")” is not a valid value for “\(name)” of “\(element.name)”")
            }
        }
    }

    private func setValues(of element: NibElement, kind: NibKind, on object: AnyObject) {
        for child in element.children where scene?.keepsForView(child, of: element) != true {
            // Parts of an object without a key, such as an effect, are known by the element's name.
            let key = child.key ?? child.name
            guard let setting = kind.setting(ofChild: key) else {
                let isRead = Self.parts.contains(child.name) || Self.sceneParts.contains(child.name) || Self.noteKeys.contains(key)
                if !isRead, !kind.isSubstitute { warnings.unknown(child) }
                continue
            }
            if !setting.apply(object, child, self) {
                warnings.report(child, "invalid value for “\(key)” of “\(element.name)”")
            }
        }
    }

    private func addContents(of element: NibElement, to object: AnyObject) {
        if let view = object as? UIView {
            let variations = variations(of: element)
            let subviews = objects(for: element.children(of: "subviews"), in: view)
            for case (let id, let subview?) in subviews where variations.includes(id, in: "subviews") {
                (view as? UIStackView)?.addArrangedSubview(subview) ?? view.addSubview(subview)
            }
            for guide in element.children where guide.name == "viewLayoutGuide" && guide.key == nil { warnings.unknown(guide) }
            for guide in element.children(of: "layoutGuides") + element.children(of: "userGuides") { add(guide, to: view) }
        }
        if let controller = object as? UIViewController { addBarGuides(of: controller, from: element) }
        addSceneContents(of: element, to: object)
        let items = element.children(of: "items")
        switch object {
        case let bar as UIToolbar: bar.items = items.compactMap { self.object(for: $0) as? UIBarButtonItem }
        case let bar as UINavigationBar: bar.items = items.compactMap { self.object(for: $0) as? UINavigationItem }
        case let bar as UITabBar: bar.items = items.compactMap { self.object(for: $0) as? UITabBarItem }
        case let control as UISegmentedControl: addSegments(of: element, to: control)
        default: break
        }
    }

    /// Returns the variations of an element in the screen's size classes.
    func variations(of element: NibElement) -> NibVariations {
        let traits = UITraitCollection.screen
        let name = { (sizeClass: UIUserInterfaceSizeClass) in sizeClass == .compact ? "compact" : "regular" }
        let sizeClasses = ["widthClass": name(traits.horizontalSizeClass), "heightClass": name(traits.verticalSizeClass)]
        return NibVariations(element, sizeClasses: sizeClasses)
    }

    private func add(_ element: NibElement, to view: UIView) {
        let guide = UILayoutGuide()
        guide.identifier = element["identifier"] ?? ""
        view.addLayoutGuide(guide)
        register(guide, for: element)
    }

    private func addSegments(of element: NibElement, to control: UISegmentedControl) {
        for (index, segment) in element.children(of: "segments").enumerated() {
            if let image = segment["image"].flatMap({ self.image($0, for: segment) }) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
            }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        if let selected = element["selectedSegmentIndex"].flatMap({ Int($0) }) { control.selectedSegmentIndex = selected }
    }
}
