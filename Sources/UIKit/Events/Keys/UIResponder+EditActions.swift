import CoreGraphics
import Foundation

/// The commands that texts know, under the names by which menus and keys call them.
@MainActor
enum EditActions {
    /// Every responder has the methods; that it does something with them it says in `canPerformAction(_:withSender:)`.
    static let methods: [Selector: (UIResponder) -> (Any?) -> Void] = [
        "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste, "select:": UIResponder.select,
        "selectAll:": UIResponder.selectAll, "delete:": UIResponder.delete,
    ]
}
