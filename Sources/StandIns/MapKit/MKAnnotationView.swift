public import Foundation
public import UIKit

/// A view at the place of an annotation.
open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The identifier by which the view is used again.
    public let reuseIdentifier: String?
    /// The picture, which sets the view's size.
    open var image: UIImage? {
        didSet {
            picture.image = image
            if let image { bounds.size = image.size }
            setNeedsLayout()
        }
    }
    /// The distance of the view's middle from the place.
    open var centerOffset = CGPoint.zero { didSet { setNeedsLayout() } }
    /// The distance of the callout from the middle of the view's upper edge.
    open var calloutOffset = CGPoint.zero
    /// True for a view that can be selected.
    open var isEnabled = true
    /// True while the view is touched.
    open var isHighlighted = false
    /// True while the annotation is selected.
    open var isSelected: Bool {
        get { selection }
        set { setSelected(newValue, animated: false) }
    }
    /// True for a view that shows a bubble while it is selected.
    open var canShowCallout = false
    /// The view at the left of the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// The view in place of the second line of the bubble.
    open var detailCalloutAccessoryView: UIView?
    /// True for a view that can be dragged; stored without effect.
    open var isDraggable = false
    /// The name of the cluster; stored without effect.
    open var clusteringIdentifier: String?
    /// The importance; 1000 is required.
    open var displayPriority = MKFeatureDisplayPriority.required

    private let picture = UIImageView()
    private var selection = false
    /// The bubble, while the view is selected.
    var callout: MapCallout?

    /// Creates a view of an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        build()
    }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        build()
    }

    /// Prepares a view that shows another annotation.
    open func prepareForReuse() { setSelected(false, animated: false) }
    /// Prepares a view that is about to be shown.
    open func prepareForDisplay() {}
    /// Selects the view or ends the selection.
    open func setSelected(_ selected: Bool, animated: Bool) { selection = selected }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    private func build() {
        isOpaque = false
        addSubview(picture)
    }
}

/// The importance of an annotation.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The importance; 1000 is required.
    public let rawValue: Float
    /// Creates an importance.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates an importance.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Always shown.
    public static let required = MKFeatureDisplayPriority(1000)
    /// High.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Low.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// A pin with a round head, whose point is at the place.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the head; red by default.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// True when the pin falls to its place; stored without effect.
    open var animatesDrop = false

    /// Returns red.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Returns green.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Returns purple.
    open class func purplePinColor() -> UIColor { .systemPurple }

    /// Creates a pin.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        size()
    }
    /// Creates a pin from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        size()
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.darkGray.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 0.75, y: 12, width: 1.5, height: bounds.height - 12)).fill()
        (pinTintColor ?? Self.redPinColor()).setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 7, y: 0, width: 14, height: 14)).fill()
    }

    private func size() {
        bounds.size = CGSize(width: 16, height: 32)
        centerOffset = CGPoint(x: 0, y: -16)
    }
}

/// A balloon with a letter or a picture, whose point is at the place.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil uses red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of letter and picture; nil uses white.
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The letters in the balloon.
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    /// The picture in the balloon.
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The picture in the larger balloon of a selected annotation; stored without effect.
    open var selectedGlyphImage: UIImage?
    /// The visibility of the title below; stored without effect.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// The visibility of the subtitle below; stored without effect.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// True when the balloon appears with an animation; stored without effect.
    open var animatesWhenAdded = false

    /// Creates a balloon.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        size()
    }
    /// Creates a balloon from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        size()
    }

    open override func draw(_ rect: CGRect) {
        let circle = CGRect(x: bounds.midX - 14, y: 0, width: 28, height: 28)
        let point = UIBezierPath()
        point.move(to: CGPoint(x: circle.midX - 7, y: 25))
        point.addLine(to: CGPoint(x: circle.midX, y: bounds.height))
        point.addLine(to: CGPoint(x: circle.midX + 7, y: 25))
        point.close()
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        point.fill()
        drawGlyph(in: circle.insetBy(dx: 6, dy: 6))
    }

    private func drawGlyph(in place: CGRect) {
        let color = glyphTintColor ?? .white
        if let glyphImage {
            glyphImage.withTintColor(color).draw(in: place)
        } else if let glyphText {
            let text = NSAttributedString(string: glyphText, attributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: color])
            let size = text.size()
            text.draw(at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2))
        } else {
            color.setFill()
            UIBezierPath(ovalIn: place.insetBy(dx: 4, dy: 4)).fill()
        }
    }

    private func size() {
        bounds.size = CGSize(width: 28, height: 35)
        centerOffset = CGPoint(x: 0, y: -17.5)
    }
}
