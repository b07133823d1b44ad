public import Foundation
public import QuartzCore

/// The place and look of an element of a collection view, as its layout determines them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The values that copies share.
    struct Values: Equatable {
        var element = CollectionElement(.cell, "", [0, 0])
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false

        // `CATransform3D` is not equatable.
        static func == (one: Values, other: Values) -> Bool {
            one.element == other.element && one.center == other.center && one.size == other.size
                && CATransform3DEqualToTransform(one.transform, other.transform) && one.alpha == other.alpha && one.zIndex == other.zIndex
                && one.isHidden == other.isHidden
        }
    }

    var values = Values()
    /// The axes along which the layout determines the size, so that a cell fits its size along the others only.
    package var fixesWidth = false
    package var fixesHeight = false

    /// Creates the attributes of a cell at the first index path.
    public override init() {}

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.element = CollectionElement(.cell, "", indexPath)
    }
    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = CollectionElement(.supplementaryView, elementKind, indexPath)
    }
    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = CollectionElement(.decorationView, decorationViewKind, indexPath)
    }

    /// Creates attributes of this class by `init(forCellWith:)`, as `NSObject.laminaInit()` does by `init()`.
    public static func laminaInit(forCellWith indexPath: IndexPath) -> Self { make(CollectionElement(.cell, "", indexPath)) }
    /// Creates attributes of this class by `init(forSupplementaryViewOfKind:with:)`.
    public static func laminaInit(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) -> Self {
        make(CollectionElement(.supplementaryView, elementKind, indexPath))
    }
    /// Creates attributes of this class by `init(forDecorationViewOfKind:with:)`.
    public static func laminaInit(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) -> Self {
        make(CollectionElement(.decorationView, decorationViewKind, indexPath))
    }

    private static func make(_ element: CollectionElement) -> Self {
        let made = laminaInit()
        made.values.element = element
        return made
    }

    /// Creates attributes of a layout's class of attributes.
    static func make(_ type: AnyClass, _ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        (type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self).make(element)
    }

    // MARK: Place

    /// The smallest rectangle that contains the element with its affine transform, in the collection view's coordinates.
    ///
    /// A new frame sets `center` and `size`.
    open var frame: CGRect {
        get {
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            guard CATransform3DIsAffine(transform3D) else { return box.offsetBy(dx: center.x, dy: center.y) }
            return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The centre, in the collection view's coordinates.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }
    /// The size without the transform, in points.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }
    /// The bounds, whose origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The transform about the centre.
    open var transform3D: CATransform3D {
        get { values.transform }
        set { values.transform = newValue }
    }
    /// The affine transform about the centre; another form of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Look

    /// The opacity, 0…1; 1 by default.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    /// The height above other elements; elements of equal height are ordered by kind and index path.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    /// True when the element is not shown and needs no view.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: Element

    /// The index path of the item, or of the supplementary or decoration view.
    open var indexPath: IndexPath {
        get { values.element.path }
        set { values.element.path = newValue }
    }
    /// The category of the element.
    open var representedElementCategory: UICollectionView.ElementCategory { values.element.category }
    /// The kind of the supplementary or decoration view; nil for a cell.
    open var representedElementKind: String? { values.element.category == .cell ? nil : values.element.kind }

    // MARK: NSObject

    /// Returns attributes of the same class with the same values; subclasses add their own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(type(of: self), values.element)
        copy.values = values
        (copy.fixesWidth, copy.fixesHeight) = (fixesWidth, fixesHeight)
        return copy
    }

    /// Returns true for attributes of the same class with equal values; subclasses compare their own.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
        return MainActor.assumeIsolated { values == other.values }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { values.element.hashValue } }

    /// Returns a copy.
    func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
}
