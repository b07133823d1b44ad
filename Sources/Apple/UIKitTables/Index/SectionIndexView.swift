import CoreGraphics
import Foundation

/// The letters along a table's edge that lead to its sections.
@MainActor
final class SectionIndexView: UIView {
    /// The width of the index, in points.
    static let width: CGFloat = 15
    /// The distance between the centres of two letters, in points.
    private static let distance: CGFloat = 14
    /// The sign in place of letters for which there is no room.
    private static let dot = "•"

    private weak var table: UITableView?
    private var letters: [UILabel] = []
    /// The magnifying glass in place of the title `UITableView.indexSearch`.
    private var glass: UIImageView?
    /// The titles of the sections.
    var titles: [String] = [] {
        didSet { if titles != oldValue { shown = [] } }
    }
    /// The titles in the room, some of them replaced by dots.
    private var shown: [String] = []
    /// The index of the title under the touch; nil without a touch.
    private var touched: Int?

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        // In front of cells and headers, also of those that are added later.
        layer.zPosition = 999
        let recognizer = SectionIndexGestureRecognizer(target: nil, action: nil)
        recognizer.addHandler { [weak self] in self?.follow($0) }
        addGestureRecognizer(recognizer)
        paint()
    }

    required init?(coder: NSCoder) { nil }

    /// Applies the table's colours.
    func paint() {
        guard let look = table?.content.index else { return }
        backgroundColor = (touched == nil ? look.background : look.trackingBackground ?? look.background) ?? .clear
        for letter in letters { letter.textColor = look.color ?? tintColor }
        glass?.tintColor = look.color ?? tintColor
    }

    override func tintColorDidChange() { paint() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fitting = Self.fitting(titles, count: Int(clamped: bounds.height / Self.distance))
        if fitting != shown { rebuild(fitting) }
        let top = bounds.midY - CGFloat(letters.count) * Self.distance / 2
        for (place, letter) in letters.enumerated() {
            letter.frame = CGRect(x: 0, y: top + CGFloat(place) * Self.distance, width: bounds.width, height: Self.distance)
            if shown[place] == UITableView.indexSearch { glass?.frame = letter.frame.insetBy(dx: 2, dy: 1.5) }
        }
    }

    /// Returns at most `count` titles: if not all fit, every other one is a dot that stands for the titles between its neighbours.
    static func fitting(_ titles: [String], count: Int) -> [String] {
        guard titles.count > count, count > 2 else { return Array(titles.prefix(max(0, count))) }
        let letters = (count + 1) / 2
        return (0..<2 * letters - 1).map { place in
            place.isMultiple(of: 2) ? titles[(place / 2 * (titles.count - 1)) / (letters - 1)] : dot
        }
    }

    private func rebuild(_ fitting: [String]) {
        for letter in letters { letter.removeFromSuperview() }
        glass?.removeFromSuperview()
        glass = nil
        shown = fitting
        letters = fitting.map { title in
            let letter = UILabel(frame: .zero)
            letter.text = title == UITableView.indexSearch ? "" : title
            letter.font = .systemFont(ofSize: 11, weight: .semibold)
            letter.textAlignment = .center
            addSubview(letter)
            return letter
        }
        if fitting.contains(UITableView.indexSearch) {
            let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            view.contentMode = .scaleAspectFit
            addSubview(view)
            glass = view
        }
        paint()
    }

    // MARK: Touches

    private func follow(_ recognizer: UIGestureRecognizer) {
        let wasTouched = touched
        switch recognizer.state {
        case .began, .changed: touched = title(at: recognizer.location(in: self).y)
        default: touched = nil
        }
        if (wasTouched == nil) != (touched == nil) { paint() }
        if let touched, touched != wasTouched { table?.showSection(ofIndexTitle: titles[touched], at: touched) }
    }

    /// Returns the index of the title at a height; heights beyond the ends belong to the first and last title.
    private func title(at y: CGFloat) -> Int? {
        guard !titles.isEmpty, !letters.isEmpty else { return nil }
        let length = CGFloat(letters.count) * Self.distance
        let part = (y - (bounds.midY - length / 2)) / length
        return max(0, min(titles.count - 1, Int(clamped: (part * CGFloat(titles.count)).rounded(.down))))
    }
}

/// Recognises a touch on the index at once, before the table can scroll.
final class SectionIndexGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
