package import LaminaMarkup

extension NibBuilder {
    /// Registers the guides at the bars of a controller whose view is loaded, for the constraints of that view.
    package func addBarGuides(of controller: UIViewController, from element: NibElement) {
        guard controller.isViewLoaded else { return }
        for guide in element.children(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
            register(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, for: guide)
        }
    }
}
