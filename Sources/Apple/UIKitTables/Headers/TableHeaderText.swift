import Foundation

/// The text, font, colour and frame of a section title in each table style.
struct TableHeaderText {
    /// The distance from the rows' side to the title, in points.
    static let margin: CGFloat = 16

    let style: UITableView.Style
    let edge: TableEdge

    /// The displayed text of a title: in capitals for the headers of grouped tables.
    func text(of title: String) -> String { style == .grouped && edge == .header ? title.uppercased() : title }

    var font: UIFont { isProminent ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13) }
    var color: UIColor { isProminent ? .label : .secondaryLabel }

    /// - Parameter inset: The space on both sides of the rows, in points.
    func frame(in bounds: CGRect, height: CGFloat, inset: CGFloat) -> CGRect {
        let start = inset + Self.margin
        let width = max(0, bounds.width - 2 * start)
        if style == .plain { return CGRect(x: start, y: 0, width: width, height: bounds.height) }
        let y = edge == .header ? bounds.height - height - 7 : 7
        return CGRect(x: start, y: y, width: width, height: height)
    }

    private var isProminent: Bool { style == .plain }
}
