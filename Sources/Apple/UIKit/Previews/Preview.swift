/// A view or view controller that Xcode's canvas and `lamina previews` show.
///
/// Source writes `#Preview("Name", traits: .landscapeLeft) { … }`; the Swift SDK turns it into this value where previews are drawn, and removes it
/// elsewhere.
///
/// - Source: DeveloperToolsSupport.Preview, of iOS 17.
@MainActor
public struct Preview {
    /// The name that the source gives; nil for a preview without one.
    package let name: String?
    /// The container around the preview.
    package let layout: PreviewLayout
    /// The orientation that the source asks for; nil for the device's own.
    package let orientation: UIInterfaceOrientation?
    /// Makes the preview's content.
    package let content: @MainActor () -> PreviewContent

    /// The traits of previews that show views.
    public struct ViewTraits {}

    /// Creates a preview of a view controller.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController) {
        self.init(name, traits) { .controller(body()) }
    }

    /// Creates a preview of a view.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, traits) { .view(body()) }
    }

    private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ content: @escaping @MainActor () -> PreviewContent) {
        (self.name, self.content) = (name, content)
        layout = traits.compactMap(\.layout).last ?? .device
        orientation = traits.compactMap(\.orientation).last
    }
}

/// The content of a preview.
@MainActor
package enum PreviewContent {
    case view(UIView)
    case controller(UIViewController)
}

/// The container around a preview.
package enum PreviewLayout: Hashable, Sendable {
    /// The screen of the device.
    case device
    /// A rectangle of a size in points.
    case fixed(width: Double, height: Double)
    /// The size of the preview itself, at most the device's screen.
    case sizeThatFits
}

extension Preview {
    /// The place of a preview in the source.
    package struct Place: Hashable, Sendable {
        package let file: String
        package let line: Int
    }

    /// The preview that `laminaRegister` was called for last, and its place.
    package private(set) static var registered: (preview: Preview, place: Place)?

    /// Keeps the preview for the caller of the function that the Swift SDK makes of `#Preview`.
    public func laminaRegister(file: String, line: Int) { Preview.registered = (self, Place(file: file, line: line)) }
}
