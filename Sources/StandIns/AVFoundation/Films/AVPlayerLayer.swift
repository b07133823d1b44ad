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

/// A layer for the pictures of a player, which are not decoded: it is black while its player has an item.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer? { didSet { darken() } }
    /// The way in which the film fills the layer; without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// True when the first picture is there: false.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the film: the layer's bounds.
    open var videoRect: CGRect { bounds }

    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        darken()
    }
    /// Creates a layer without a player.
    public override init() { super.init() }
    /// Creates a copy of a layer, as Core Animation asks.
    public override init(layer: Any) {
        player = (layer as? AVPlayerLayer)?.player
        super.init(layer: layer)
    }
    /// Creates a layer from an archive, without a player.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func darken() {
        if player != nil, backgroundColor == nil { backgroundColor = CGColor(gray: 0, alpha: 1) }
    }
}
