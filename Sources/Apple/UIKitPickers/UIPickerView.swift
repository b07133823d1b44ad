import CoreGraphics
public import Foundation
package import LaminaMethods

/// A view with one or more wheels side by side; the user chooses one row of each.
open class UIPickerView: UIView {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { pickerMembers }

    /// The height of a picker without constraints, in points.
    static let naturalHeight: CGFloat = 216
    static let rowHeight: CGFloat = 32
    /// The most wheels of a picker, whatever its data source says.
    private static let mostComponents = 1_000

    private let band = UIView(frame: .zero)
    private var wheels: [PickerWheel] = []
    private var isLoaded = false
    /// True when the delegate supplies no views for rows.
    var viewsAreMissing = false

    /// Creates a picker with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UIPickerView.self)
    }

    /// The object that supplies the number of rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    /// The delegate, which supplies the rows' content.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    /// True when a band marks the chosen rows; always true since iOS 7.
    open var showsSelectionIndicator = true

    /// The number of components.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }
    /// Returns the number of rows in a component; 0 for one that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
    /// Returns the size of a component's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }
    /// Returns the view of a row that the delegate supplied; nil when the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(ofRow: row) }

    /// Asks for the components and rows again.
    open func reloadAllComponents() { forget() }
    /// Asks for the rows of a component again.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    /// Chooses a row without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { wheel(component)?.choose(row, animated: animated) }
    /// Returns the chosen row of a component; -1 for a component without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).map { $0.count == 0 ? -1 : $0.chosen } ?? -1 }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width > 0 ? size.width : 320, height: Self.naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let rowHeight = wheels.first?.rowHeight ?? Self.rowHeight
        band.frame = WheelGeometry.band(in: bounds.size, rowHeight: rowHeight)
        placeWheels()
    }

    // MARK: Parts

    private func begin() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
        clipsToBounds = true
    }

    private func forget() {
        isLoaded = false
        viewsAreMissing = false
        setNeedsLayout()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        load()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// Asks for the components and rows, if that has not happened; chosen rows stay chosen.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let wanted = dataSource?.numberOfComponents(in: self) ?? 0
        let count = max(0, min(wanted, Self.mostComponents))
        if count != wanted {
            Diagnostics.report(
                exception: "NSInternalInconsistencyException", detail: "the data source returned \(wanted) components; the picker shows \(count)")
        }
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let component = wheels.count
            let wheel = PickerWheel()
            wheel.content = { [weak self] row, old in self?.content(ofRow: row, component, reusing: old) ?? UIView() }
            wheel.onChoose = { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            }
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() {
            let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
            wheel.rowHeight = height > 0 ? height : Self.rowHeight
            wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        }
        setNeedsLayout()
    }

    private func placeWheels() {
        let equal = WheelGeometry.componentWidth(count: wheels.count, width: bounds.width)
        let widths = wheels.indices.map { component in
            let own = delegate?.pickerView(self, widthForComponent: component) ?? -1
            return own >= 0 ? own : equal
        }
        let total = widths.reduce(0, +) + 5 * CGFloat(max(0, wheels.count - 1))
        var x = (bounds.width - total) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.place(in: CGRect(x: x.rounded(), y: 0, width: width, height: bounds.height))
            x += width + 5
        }
    }

    /// The view of a row: the delegate's own, or a label with the row's title.
    private func content(ofRow row: Int, _ component: Int, reusing old: UIView?) -> UIView {
        if !viewsAreMissing, let delegate {
            let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
            if !viewsAreMissing { return own }
        }
        let label = old as? UILabel ?? UILabel(frame: .zero)
        // A label that is used again may have the style of another row's text.
        label.text = nil
        label.textAlignment = .center
        label.textColor = .label
        label.font = .systemFont(ofSize: PickerWheel.chosenSize)
        if let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = styled
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }
}
