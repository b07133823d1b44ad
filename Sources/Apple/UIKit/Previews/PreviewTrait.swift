public import Foundation

/// A property of a preview: the layout or the orientation of its container.
///
/// - Source: DeveloperToolsSupport.PreviewTrait, of iOS 17.
@MainActor
public struct PreviewTrait<T> {
    let layout: PreviewLayout?
    let orientation: UIInterfaceOrientation?

    private init(layout: PreviewLayout? = nil, orientation: UIInterfaceOrientation? = nil) { (self.layout, self.orientation) = (layout, orientation) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Centres the preview in a container of the device's size; the default.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .device) }
    /// Gives the container the size that the preview takes when it is offered the device's.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .sizeThatFits) }
    /// Centres the preview in a container of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    /// An upright device; the default.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .portrait) }
    /// A device on its side, with the Home button to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .landscapeLeft) }
    /// A device on its side, with the Home button to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .landscapeRight) }
    /// A device upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait(orientation: .portraitUpsideDown) }
}
