import CoreGraphics
import Foundation

/// A card with the entries of one menu.
@MainActor
final class MenuCard: UIView {
    var onChoose: ((UIMenuElement) -> Void)?
    var onSubmenu: ((UIMenu) -> Void)?
    /// Called for a tap on the title of a submenu.
    var onReturn: (() -> Void)?
    /// Called when the entries, and with them the height, have changed.
    var onResize: (() -> Void)?

    private let menu: UIMenu
    private let isSubmenu: Bool
    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let rowsView = UIView(frame: .zero)
    private var rows: [MenuRow] = []
    /// The entries that deferred entries have become.
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The distance by which a card that is higher than its room is scrolled, in points.
    private var scrolled: CGFloat = 0
    private var touchStart = CGPoint.zero
    private var isScrolling = false
    private var scrollStart: CGFloat = 0

    /// - Parameter isSubmenu: True when the card's first row leads back to the outer menu.
    init(_ menu: UIMenu, isSubmenu: Bool) {
        (self.menu, self.isSubmenu) = (menu, isSubmenu)
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        plate.layer.cornerRadius = 13
        plate.clipsToBounds = true
        addSubview(plate)
        plate.contentView.addSubview(rowsView)
        show()
    }

    required init?(coder: NSCoder) { nil }

    /// The height of all rows, in points.
    var contentHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        scrolled = max(0, min(scrolled, contentHeight - bounds.height))
        rowsView.frame = CGRect(x: 0, y: -scrolled, width: bounds.width, height: contentHeight)
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }

    /// Rebuilds the rows from the menu's entries.
    func show() {
        for row in rows { row.removeFromSuperview() }
        let entries = entries(of: menu)
        let hasMarks = entries.contains { $0.element.map { MenuRow.mark(of: $0) != nil } ?? false }
        rows = entries.map { MenuRow($0, hasMarks: hasMarks, width: MenuPlan.width) }
        if isSubmenu {
            rows.insert(MenuRow(.init(kind: .back(menu.title)), hasMarks: hasMarks, width: MenuPlan.width), at: 0)
        } else if !menu.title.isEmpty {
            rows.insert(MenuRow(.init(kind: .heading(menu.title)), hasMarks: hasMarks, width: MenuPlan.width), at: 0)
        }
        rows.last?.hidesLine = true
        for row in rows { rowsView.addSubview(row) }
        setNeedsLayout()
    }

    /// The rows of a menu: inline menus are groups, between thick lines, and deferred entries are replaced or loading.
    private func entries(of menu: UIMenu) -> [MenuRow.Entry] {
        var entries: [MenuRow.Entry] = []
        for child in resolved(menu.children) {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                if !entries.isEmpty { entries.append(.init(kind: .gap)) }
                if !inner.title.isEmpty { entries.append(.init(kind: .heading(inner.title))) }
                entries += self.entries(of: inner)
                entries.append(.init(kind: .gap))
            } else if child is UIDeferredMenuElement {
                entries.append(.init(kind: .loading))
            } else if MenuRow.attributes(of: child).contains(.hidden) == false {
                entries.append(.init(kind: .element(child)))
            }
        }
        // Lines at the ends and beside each other separate nothing.
        while entries.last?.isGap == true { entries.removeLast() }
        return entries.enumerated().filter { !$1.isGap || !($0 > 0 && entries[$0 - 1].isGap) }.map(\.element)
    }

    private func resolved(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            guard let deferred = element as? UIDeferredMenuElement else { return [element] }
            let key = ObjectIdentifier(deferred)
            if let known = loaded[key] { return resolved(known) }
            var isNow = true
            deferred.load { [weak self] found in
                self?.loaded[key] = found
                guard !isNow, let self else { return }
                show()
                onResize?()
            }
            isNow = false
            return loaded[key].map(resolved) ?? [element]
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        touchStart = touch.location(in: self)
        (isScrolling, scrollStart) = (false, scrolled)
        light(at: touchStart)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        if contentHeight > bounds.height, isScrolling || abs(place.y - touchStart.y) > 8 {
            isScrolling = true
            scrolled = scrollStart + touchStart.y - place.y
            setNeedsLayout()
            return light(at: nil)
        }
        light(at: place)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrolling, let touch = touches.first { choose(at: touch.location(in: self)) }
        light(at: nil)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(at: nil) }

    /// Highlights the row at a place; nil for none.
    func light(at place: CGPoint?) {
        let chosen = place.flatMap(row)
        for row in rows { row.isLit = row === chosen }
    }

    /// Chooses the row at a place.
    func choose(at place: CGPoint) {
        light(at: nil)
        guard let row = row(at: place) else { return }
        if case .back = row.entry.kind { return onReturn?() ?? () }
        guard let element = row.entry.element else { return }
        if let inner = element as? UIMenu { onSubmenu?(inner) } else { onChoose?(element) }
    }

    private func row(at place: CGPoint) -> MenuRow? {
        guard bounds.containsHalfOpen(place) else { return nil }
        let inner = CGPoint(x: place.x, y: place.y + scrolled)
        return rows.first { $0.isChoosable && $0.frame.containsHalfOpen(inner) }
    }
}
