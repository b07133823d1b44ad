import UIKit

// An imported enumeration prints the number of its value; the records of these tests are read by people.

extension UIGestureRecognizer.State: @retroactive CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        @unknown default: "\(rawValue)"
        }
    }
}

extension UIApplication.State: @retroactive CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        @unknown default: "\(rawValue)"
        }
    }
}

extension UITableViewCell.EditingStyle: @retroactive CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .none: "none"
        case .delete: "delete"
        case .insert: "insert"
        @unknown default: "\(rawValue)"
        }
    }
}

extension UIDropOperation: @retroactive CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .cancel: "cancel"
        case .forbidden: "forbidden"
        case .copy: "copy"
        case .move: "move"
        @unknown default: "\(rawValue)"
        }
    }
}
