import CoreGraphics
import Foundation

/// The sizes of previews and their containers, in points; none has a side of 0.
@MainActor
enum PreviewSize {
    /// Returns the size of a view in a container.
    ///
    /// A side is the fitting one by the view's constraints and intrinsic size, otherwise the frame's, otherwise the container's.
    static func size(of view: UIView, in container: CGSize) -> CGSize {
        var fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > container.width {
            // Text breaks its lines within the container.
            fitting = view.systemLayoutSizeFitting(
                CGSize(width: container.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
        return CGSize(
            width: side([fitting.width, view.bounds.width, container.width]), height: side([fitting.height, view.bounds.height, container.height]))
    }

    /// Returns the size of a content's container that fits it.
    ///
    /// A controller is asked for its preferred size first.
    static func fitting(_ content: PreviewContent, in device: CGSize) -> CGSize {
        switch content {
        case .view(let view): return size(of: view, in: device)
        case .controller(let controller):
            let wanted = controller.preferredContentSize
            let fitting = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(
                width: side([wanted.width, min(fitting.width, device.width), device.width]),
                height: side([wanted.height, min(fitting.height, device.height), device.height]))
        }
    }

    /// Returns the size of a container that the source fixes; a side that is no positive number is the device's.
    static func fixed(width: Double, height: Double, on device: CGSize) -> CGSize {
        CGSize(width: side([width, device.width]), height: side([height, device.height]))
    }

    /// The longest side of a picture's container, in points.
    private static let longestSide: CGFloat = 4096

    /// Returns the first length that can be a side, in whole points.
    private static func side(_ lengths: [CGFloat]) -> CGFloat {
        min(longestSide, lengths.first { $0.isFinite && $0 > 0 }?.rounded(.up) ?? 1)
    }
}
