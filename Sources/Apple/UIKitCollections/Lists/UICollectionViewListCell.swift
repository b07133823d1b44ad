public import Foundation

/// A cell that shows a row, a header or a footer of a list, with accessories at its ends and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The number of steps by which the content is indented, in addition to its level in an outline; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The width of one indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// True when accessories at the begin are indented too; true by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }
    /// The views at the begin and the end of the cell.
    open var accessories: [UICellAccessory] = [] {
        didSet { row.isStale = true; setNeedsLayout() }
    }
    /// The guide of the separator, which reaches from its leading to its trailing edge.
    open var separatorLayoutGuide: UILayoutGuide { row.guide ?? row.addGuide(to: self) }
    /// The views of a row.
    let row = ListRow()

    /// Returns an empty content configuration in the style of the list, and of a header where the cell is one.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { place?.list.rowBackground ?? .listPlainCell() }

    open override func layoutSubviews() {
        adoptList()
        super.layoutSubviews()
        row.placeSeparator(in: self)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight(width: size.width)) }
    override var contentRectangle: CGRect { row.contentRectangle(in: self) }
    override func prepareMeasuring(_ size: CGSize) {
        adoptList()
        super.prepareMeasuring(size)
    }
}
