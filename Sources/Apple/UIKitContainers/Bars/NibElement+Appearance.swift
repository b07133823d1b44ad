import LaminaMarkup
import UIKitValues
import UIKitViews

extension NibElement {
    /// The appearance of `<navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterial">…`.
    @MainActor
    func navigationBarAppearance(_ nib: any NibContext) -> UINavigationBarAppearance {
        let appearance = appearance(UINavigationBarAppearance(), nib)
        if let attributes = value(forKey: "titleTextAttributes") { appearance.titleTextAttributes = attributes.textAttributes(nib) }
        if let attributes = value(forKey: "largeTitleTextAttributes") { appearance.largeTitleTextAttributes = attributes.textAttributes(nib) }
        return appearance
    }

    /// Returns a bar's default appearance with the background of the element.
    @MainActor
    func appearance<Appearance: UIBarAppearance>(_ appearance: Appearance, _ nib: any NibContext) -> Appearance {
        if let effect = self["backgroundEffect"].flatMap({ blurEffect($0) }) { appearance.backgroundEffect = effect }
        if let color = value(forKey: "backgroundColor")?.color(named: nib.colors) { appearance.backgroundColor = color }
        if let color = value(forKey: "shadowColor")?.color(named: nib.colors) { appearance.shadowColor = color }
        if let image = nib.image("backgroundImage", of: self) { appearance.backgroundImage = image }
        if let image = nib.image("shadowImage", of: self) { appearance.shadowImage = image }
        return appearance
    }
}
