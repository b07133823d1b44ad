import CoreGraphics
import QuartzCore
import UIKitValues
import UIKitViews

/// A command that the edit menu shows.
struct MenuCommand {
    let title: String
    let run: @MainActor () -> Void
}

/// The edit menu in its window: a panel with a row of commands, in a view that covers the window and lets touches through.
final class MenuBubble: UIView {
    /// The rounded panel with the commands, without the arrow.
    let panel = UIView()
    /// Called for a touch beside the panel.
    var onHide: () -> Void = {}
    private let strip = UIView()
    private let pages: MenuPages

    /// - Parameter target: The rectangle in the window beside which the panel is placed.
    init(_ commands: [MenuCommand], beside target: CGRect, in window: UIWindow, direction: UIMenuController.ArrowDirection) {
        pages = MenuPages(commands, width: window.bounds.width - 2 * Self.margin)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        build()
        show(page: 0)
        panel.frame.origin = place(beside: target, direction)
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        panel.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.98, alpha: 1) }
        panel.layer.cornerRadius = 12
        panel.layer.cornerCurve = .continuous
        panel.layer.shadowOpacity = 0.2
        panel.layer.shadowRadius = 16
        panel.layer.shadowOffset = CGSize(width: 0, height: 6)
        strip.clipsToBounds = true
        strip.layer.cornerRadius = 12
        panel.addSubview(strip)
        addSubview(panel)
    }

    // MARK: Commands

    private func show(page: Int) {
        for view in strip.subviews { view.removeFromSuperview() }
        var left: CGFloat = 0
        for entry in pages.entries(of: page) {
            if left > 0 { addSeparator(at: left) }
            let button = button(entry, page)
            button.frame = CGRect(x: left, y: 0, width: MenuPages.width(of: entry.title), height: Self.height)
            strip.addSubview(button)
            left = button.frame.maxX
        }
        panel.frame.size = CGSize(width: left, height: Self.height)
        strip.frame = panel.bounds
        panel.layer.shadowPath = UIBezierPath(roundedRect: panel.bounds, cornerRadius: 12).cgPath
    }

    private func button(_ entry: MenuPages.Entry, _ page: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(entry.title, for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.setTitleColor(.secondaryLabel, for: .highlighted)
        button.titleLabel?.font = MenuPages.font
        let action: @MainActor () -> Void =
            switch entry {
            case .command(let command): command.run
            case .page(let step, _): { [weak self] in self?.show(page: page + step) }
            }
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func addSeparator(at x: CGFloat) {
        let width = 1 / max(contentScaleFactor, 1)
        let line = UIView(frame: CGRect(x: x - width, y: 0, width: width, height: Self.height))
        line.backgroundColor = .separator
        strip.addSubview(line)
    }

    // MARK: Place

    private static let height: CGFloat = 44
    private static let margin: CGFloat = 8

    private func place(beside target: CGRect, _ direction: UIMenuController.ArrowDirection) -> CGPoint {
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let size = panel.bounds.size
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - Self.margin - size.height)
        switch direction {
        case .default: if origin.y < room.minY { origin.y = target.maxY + Self.margin }
        case .up: origin.y = target.maxY + Self.margin
        case .down: break
        case .left: origin = CGPoint(x: target.maxX + Self.margin, y: target.midY - size.height / 2)
        case .right: origin = CGPoint(x: target.minX - Self.margin - size.width, y: target.midY - size.height / 2)
        @unknown default: break
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        return origin
    }

    // MARK: Touches

    /// Lets touches beside the panel through, after which the menu is hidden.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let found = panel.hitTest(convert(point, to: panel), with: event) { return found }
        if event != nil { onHide() }
        return nil
    }
}
