import CoreGraphics
import Foundation
import UIKit

/// A view in the tree that stands beside the pictures of a failure.
struct ViewNode: Encodable {
    let type: String
    /// The frame in the superview, in points: x, y, width, height.
    let frame: [Double]
    /// The attributes that differ from those of a plain view.
    var alpha: Double?
    var isHidden: Bool?
    var text: String?
    var label: String?
    var identifier: String?
    var subviews: [ViewNode]?

    /// The depth beyond which subviews are left out.
    private static let mostDepth = 200

    @MainActor init(_ view: UIView, depth: Int = 0) {
        type = "\(Swift.type(of: view))"
        let frame = view.frame
        // JSON has no number for infinity.
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? Double($0) : 0 }
        alpha = view.alpha == 1 || !view.alpha.isFinite ? nil : Double(view.alpha)
        isHidden = view.isHidden ? true : nil
        text = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? (view as? UIButton)?.currentTitle
        label = view.accessibilityLabel
        identifier = view.accessibilityIdentifier
        subviews = view.subviews.isEmpty || depth > Self.mostDepth ? nil : view.subviews.map { ViewNode($0, depth: depth + 1) }
    }

    /// The tree as JSON.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return (try? encoder.encode(self)) ?? Data()
    }
}
