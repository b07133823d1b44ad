import CoreGraphics
import Foundation

/// A row of a menu's card.
@MainActor
final class MenuRow: UIView {
    /// The content of a row.
    struct Entry {
        enum Kind {
            case element(UIMenuElement)
            /// The title of a menu or of a group.
            case heading(String)
            /// The title of a submenu, which leads back.
            case back(String)
            /// The row of a deferred entry until it is loaded.
            case loading
            /// The thick line between groups.
            case gap
        }

        let kind: Kind

        var element: UIMenuElement? { if case .element(let element) = kind { element } else { nil } }
        var isGap: Bool { if case .gap = kind { true } else { false } }
    }

    private static let margin: CGFloat = 16
    /// The width of the marks before the titles, in points.
    private static let markWidth: CGFloat = 22
    private static let imageWidth: CGFloat = 24

    let entry: Entry
    let height: CGFloat
    /// True for a row without a line below it.
    var hidesLine = false { didSet { line.isHidden = hidesLine } }
    /// True while a touch is on the row.
    var isLit = false { didSet { light.isHidden = !isLit } }

    private let light = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let start: CGFloat

    init(_ entry: Entry, hasMarks: Bool, width: CGFloat) {
        self.entry = entry
        start = Self.margin + (hasMarks ? Self.markWidth : 0)
        title.numberOfLines = 2
        subtitle.numberOfLines = 2
        height = Self.fill(entry, title, subtitle, picture, mark, room: width - start - Self.margin - Self.imageWidth - 8)
        super.init(frame: .zero)
        light.backgroundColor = .systemFill
        light.isHidden = true
        line.backgroundColor = .separator
        for view in [light, title, subtitle, picture, mark, line] { addSubview(view) }
        isUserInteractionEnabled = false
        if entry.isGap { backgroundColor = .secondarySystemFill }
        if case .loading = entry.kind { addSpinner() }
    }

    required init?(coder: NSCoder) { nil }

    /// True when a touch can choose the row.
    var isChoosable: Bool {
        switch entry.kind {
        case .element(let element): !Self.attributes(of: element).contains(.disabled)
        case .back: true
        case .heading, .loading, .gap: false
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        light.frame = bounds
        let pixel = 1 / max(1, layer.contentsScale)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        let end = picture.image == nil ? bounds.width - Self.margin : bounds.width - Self.margin - Self.imageWidth - 8
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        let (words, more) = (title.sizeThatFits(room).height, subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height)
        let top = (bounds.height - words - more) / 2
        title.frame = CGRect(x: start, y: top, width: room.width, height: words)
        subtitle.frame = CGRect(x: start, y: top + words, width: room.width, height: more)
        picture.frame = CGRect(x: bounds.width - Self.margin - Self.imageWidth, y: 0, width: Self.imageWidth, height: bounds.height)
        mark.frame = CGRect(x: Self.margin - 4, y: 0, width: Self.markWidth - 4, height: bounds.height)
    }

    // MARK: Filling

    /// Sets the texts and images of a row.
    ///
    /// - Returns: The height of the row, in points: 44 for one line.
    private static func fill(
        _ entry: Entry, _ title: UILabel, _ subtitle: UILabel, _ picture: UIImageView, _ mark: UIImageView, room: CGFloat
    ) -> CGFloat {
        title.font = .systemFont(ofSize: 17)
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        subtitle.isHidden = true
        picture.contentMode = .center
        mark.contentMode = .center
        switch entry.kind {
        case .gap: return 8
        case .loading:
            title.text = "Loading…"
            title.textColor = .secondaryLabel
        case .heading(let words):
            title.text = words
            title.font = .systemFont(ofSize: 13)
            title.textColor = .secondaryLabel
            title.textAlignment = .center
            return 32
        case .back(let words):
            title.text = words
            title.font = .systemFont(ofSize: 17, weight: .semibold)
            picture.image = UIImage(systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
            picture.tintColor = .label
        case .element(let element): fill(element, title, subtitle, picture, mark)
        }
        let fitting = CGSize(width: room, height: .greatestFiniteMagnitude)
        let words = title.sizeThatFits(fitting).height + (subtitle.isHidden ? 0 : subtitle.sizeThatFits(fitting).height)
        return max(44, (words + 22).rounded(.up))
    }

    private static func fill(_ element: UIMenuElement, _ title: UILabel, _ subtitle: UILabel, _ picture: UIImageView, _ mark: UIImageView) {
        let attributes = attributes(of: element)
        let isDestructive = attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        let color: UIColor = attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.text = element.title
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.isHidden = element.subtitle?.isEmpty != false
        picture.tintColor = color
        mark.tintColor = color
        let bold = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        if element is UIMenu {
            picture.image = UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        } else {
            picture.image = element.image
        }
        if let name = Self.mark(of: element) { mark.image = UIImage(systemName: name, withConfiguration: bold) }
    }

    static func attributes(of element: UIMenuElement) -> UIMenuElement.Attributes {
        (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    }

    /// The name of the symbol for an entry's state; nil for an entry that is off.
    static func mark(of element: UIMenuElement) -> String? {
        switch (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off {
        case .off: nil
        case .on: "checkmark"
        case .mixed: "minus"
        @unknown default: nil
        }
    }

    private func addSpinner() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        spinner.frame = CGRect(x: MenuPlan.width - Self.margin - 20, y: 12, width: 20, height: 20)
        addSubview(spinner)
    }
}
