import CoreGraphics
import Foundation

/// The editing commands, by the selectors that menus and key commands use.
@MainActor
enum EditActions {
    /// The methods of `UIResponder`; `canPerformAction(_:withSender:)` decides which of them apply.
    static let methods: [Selector: (UIResponder) -> (Any?) -> Void] = [
        "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste, "select:": UIResponder.select,
        "selectAll:": UIResponder.selectAll, "delete:": UIResponder.delete,
    ]
}
