import CoreGraphics
import Foundation
import UIKitValues
import UIKitViews

/// The commands of an edit menu in pages that fit into a width.
@MainActor
struct MenuPages {
    /// A command, or a button that turns the page.
    enum Entry {
        case command(MenuCommand)
        case page(_ step: Int, title: String)

        var title: String {
            switch self {
            case .command(let command): command.title
            case .page(_, let title): title
            }
        }
    }

    static let font = UIFont.systemFont(ofSize: 15)

    private var pages: [[MenuCommand]] = [[]]

    init(_ commands: [MenuCommand], width: CGFloat) {
        let turning = Self.width(of: "‹") + Self.width(of: "›")
        let isOnePage = commands.reduce(0) { $0 + Self.width(of: $1.title) } <= width
        var used: CGFloat = 0
        for command in commands {
            let own = Self.width(of: command.title)
            if !isOnePage, used > 0, used + own + turning > width {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(command)
            used += own
        }
    }

    /// The number of pages.
    var count: Int { pages.count }

    /// The entries of a page, with buttons that lead to the pages beside it.
    func entries(of page: Int) -> [Entry] {
        let back: [Entry] = page > 0 ? [.page(-1, title: "‹")] : []
        let forth: [Entry] = page + 1 < pages.count ? [.page(1, title: "›")] : []
        return back + pages[page].map { .command($0) } + forth
    }

    /// The width of a title with its margins.
    static func width(of title: String) -> CGFloat {
        (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 32
    }
}
