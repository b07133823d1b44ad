import CoreGraphics
public import Foundation
public import QuartzCore

/// The ways in which a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The whole film, with borders.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The whole layer, with a part of the film.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The whole film in the whole layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer with the picture of a player's film at the present time; it is black while there is none.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.remove(self)
            follow()
        }
    }
    /// The way in which the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { fit() } }
    /// True when the first picture is there.
    open private(set) var isReadyForDisplay = false { didSet { if isReadyForDisplay != oldValue { didChangeValue(forKey: "readyForDisplay") } } }
    /// The rectangle of the film in the layer; it is larger than the layer when the film fills it with a part.
    open var videoRect: CGRect {
        guard let size = player?.currentItem?.presentationSize, size.width > 0, size.height > 0 else { return bounds }
        switch videoGravity {
        case .resize: return bounds
        case .resizeAspectFill: return Self.rectangle(of: size, in: bounds, scale: max)
        default: return Self.rectangle(of: size, in: bounds, scale: min)
        }
    }

    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        follow()
    }
    /// Creates a layer without a player.
    public override init() { super.init() }
    /// Creates a copy of a layer, as Core Animation asks.
    public override init(layer: Any) {
        player = (layer as? AVPlayerLayer)?.player
        videoGravity = (layer as? AVPlayerLayer)?.videoGravity ?? .resizeAspect
        super.init(layer: layer)
    }
    /// Creates a layer from an archive, without a player.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSublayers() {
        super.layoutSublayers()
        fit()
    }

    private func follow() {
        guard let player else { return show(nil) }
        if backgroundColor == nil { backgroundColor = CGColor(gray: 0, alpha: 1) }
        player.add(self)
    }

    /// Shows a picture of the film, at once and without an animation.
    func show(_ image: CGImage?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = image
        fit()
        CATransaction.commit()
        isReadyForDisplay = image != nil
    }

    /// Chooses the part of the picture that is shown, and its place.
    private func fit() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentsGravity = videoGravity == .resizeAspect ? .resizeAspect : .resize
        let (film, shown) = (videoRect, bounds)
        let isCut = videoGravity == .resizeAspectFill && film.width > 0 && film.height > 0 && film.width.isFinite && film.height.isFinite
        contentsRect =
            isCut
            ? CGRect(
                x: (shown.minX - film.minX) / film.width, y: (shown.minY - film.minY) / film.height, width: shown.width / film.width,
                height: shown.height / film.height)
            : CGRect(x: 0, y: 0, width: 1, height: 1)
        CATransaction.commit()
    }

    private static func rectangle(of size: CGSize, in bounds: CGRect, scale: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        let scale = scale(bounds.width / size.width, bounds.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
