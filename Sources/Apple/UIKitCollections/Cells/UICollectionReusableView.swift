public import Foundation
package import LaminaMethods
import LaminaMarkup
import QuartzCore

/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
open class UICollectionReusableView: UIView {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { reusableViewMembers }

    /// The identifier under which the collection view reuses the view; nil for a view that is not reused.
    open package(set) var reuseIdentifier: String?
    /// The segues of a storyboard that begin at the view.
    package var segues = CellSegues()
    /// The kind under which the view is queued; nil for cells.
    var reuseKind: String?
    /// The attributes that the view shows; nil before the first ones.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// The layout that the attributes are from.
    weak var shownLayout: UICollectionViewLayout?

    /// Creates a view.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nibElement?["reuseIdentifier"]
        super.init(coder: coder)
        coder.finishDecoding(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is reused for another element; subclasses call `super`.
    open func prepareForReuse() {}
    /// Called when the view gets new attributes, whose standard values it already shows; for values of an app's own class of attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the view moves from one layout to another; does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the view moved from one layout to another; does nothing unless overridden.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Returns the attributes that the view prefers; by default the layout's, with the size that the view's content needs.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copied()
        preferred.size = fittedSize(in: layoutAttributes)
        return preferred
    }

    /// Asks the layout to fit the view again, too.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        let collection = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first
        collection?.preferredSizeDidChange(of: self)
    }

    /// Sets the measured view's size to the layout's proposal, without solving its constraints, which may contradict that size.
    func prepareMeasuring(_ size: CGSize) { bounds.size = size }

    /// The view whose constraints determine the preferred size.
    var measuredView: UIView { self }

    /// Returns the size that the content needs, without the axes that the layout fixes.
    func fittedSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let (size, view) = (attributes.size, measuredView)
        let fitted: CGSize
        if view.constraints.isEmpty {
            fitted = sizeThatFits(size)
        } else {
            prepareMeasuring(size)
            fitted = view.systemLayoutSizeFitting(
                CGSize(width: attributes.fixesWidth ? size.width : 0, height: attributes.fixesHeight ? size.height : 0),
                withHorizontalFittingPriority: attributes.fixesWidth ? .required : .fittingSizeLevel,
                verticalFittingPriority: attributes.fixesHeight ? .required : .fittingSizeLevel)
        }
        return CGSize(
            width: attributes.fixesWidth || !(fitted.width > 0) ? size.width : fitted.width,
            height: attributes.fixesHeight || !(fitted.height > 0) ? size.height : fitted.height)
    }

    /// Shows attributes, unless the view shows them already.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard shownAttributes != attributes else { return }
        shownAttributes = attributes
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) { layer.transform = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        apply(attributes)
    }
}
