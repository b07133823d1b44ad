import CoreGraphics
import Foundation

extension UIButton {
    /// The padding above and below a title when the content insets are zero, in points.
    private static let titlePadding: CGFloat = 6
    /// The least width of a titled or empty button without content insets, in points; narrower buttons are hard to hit.
    private static let leastWidth: CGFloat = 30

    /// The size that fits the contents and insets; at least the size of the background image.
    var naturalSize: CGSize {
        if let configuration { return configurationLayout(configuration).size }
        let (image, title) = (imageSize, titleSize(within: .greatestFiniteMagnitude))
        let insets = contentEdgeInsets
        var size = CGSize(width: image.width + title.width + insets.left + insets.right, height: max(image.height, title.height))
        size.height += insets.top + insets.bottom
        if parts.title?.hasText == true || image == .zero {
            if insets.top == 0 && insets.bottom == 0 { size.height += 2 * Self.titlePadding }
            if insets.left == 0 && insets.right == 0 { size.width = max(size.width, Self.leastWidth) }
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    package func layOutParts() {
        if let configuration { return layOut(configuration) }
        parts.background?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        parts.image?.frame = imageRect(forContentRect: content)
        parts.title?.frame = titleRect(forContentRect: content)
    }

    func placeImage(in content: CGRect) -> CGRect {
        let region = content.inset(by: imageEdgeInsets)
        let (image, title) = (imageSize, titleSize(within: region.width - imageSize.width))
        let size = CGSize(width: min(image.width, max(0, region.width)), height: min(image.height, max(0, region.height)))
        let x = start(of: size.width + title.width, from: region.minX, to: region.maxX) + (isRightToLeft ? title.width : 0)
        return onPixels(CGRect(origin: CGPoint(x: x, y: top(of: size.height, in: region)), size: size))
    }

    package func placeTitle(in content: CGRect) -> CGRect {
        let region = content.inset(by: titleEdgeInsets)
        let image = imageSize.width
        let title = titleSize(within: region.width - image)
        let size = CGSize(width: title.width, height: min(title.height, max(0, region.height)))
        let x = start(of: image + size.width, from: region.minX, to: region.maxX) + (isRightToLeft ? 0 : image)
        return onPixels(CGRect(origin: CGPoint(x: x, y: top(of: size.height, in: region)), size: size))
    }

    private var imageSize: CGSize { parts.image?.image?.size ?? .zero }

    /// Returns the size of the title in a room; an empty title of a custom or system button keeps the height of a line.
    private func titleSize(within width: CGFloat) -> CGSize {
        guard let label = parts.title, width > 0 else { return .zero }
        guard label.hasText else {
            let keepsLine = label.text != nil && (buttonType == .custom || buttonType == .system)
            let scale = UIScreen.main.scale
            return CGSize(width: 0, height: keepsLine ? (label.font.lineHeight * scale).rounded(.up) / scale : 0)
        }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        // The width is rounded up to whole points, as measured on UIKit 26.1.
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
    }

    private func start(of width: CGFloat, from left: CGFloat, to right: CGFloat) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: left
        case .right, .trailing: right - width
        case .center: (left + right - width) / 2
        @unknown default: (left + right - width) / 2
        }
    }

    private func top(of height: CGFloat, in region: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: region.minY
        case .bottom: region.maxY - height
        case .center: region.midY - height / 2
        @unknown default: region.midY - height / 2
        }
    }

    /// Rounds the origin to whole pixels, because text that starts at a fraction of a pixel is blurred.
    package func onPixels(_ rect: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: whole(rect.minX), y: whole(rect.minY), width: rect.width, height: rect.height)
    }
}

extension UILabel {
    /// True when the label's text is not empty.
    package var hasText: Bool { text?.isEmpty == false }
}
