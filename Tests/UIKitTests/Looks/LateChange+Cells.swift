import Foundation
import UIKit

extension LateChange {
    private static let row = { @MainActor @Sendable in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        return cell
    }
    private static let valueRow = { @MainActor @Sendable in
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        return cell
    }
    private static let content = { @MainActor @Sendable in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Detail"
        content.image = halfRed()
        return UIListContentView(configuration: content)
    }

    private static let header = { @MainActor @Sendable in
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Title"
        return view
    }
    private static let item = { @MainActor @Sendable in
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentView.backgroundColor = UIColor(white: 0, alpha: 0.2)
        return cell
    }

    /// A change of a list's content.
    private static func listContent(_ name: String, _ change: @escaping @MainActor @Sendable (inout UIListContentConfiguration) -> Void) -> LateChange
    {
        LateChange("configuration.\(name)", content) { view in
            guard var content = view.configuration as? UIListContentConfiguration else { return }
            change(&content)
            view.configuration = content
        }
    }

    static let headers = list {
        LateChange("textLabel.text", header) { $0.textLabel?.text = "Other" }
        LateChange("backgroundView", header) { $0.backgroundView = block(.green) }
        LateChange("contentConfiguration", header) {
            var content = $0.defaultContentConfiguration()
            content.text = "Configured"
            $0.contentConfiguration = content
        }
        LateChange("contentConfiguration replaced", header) {
            var content = $0.defaultContentConfiguration()
            content.text = "Configured"
            $0.contentConfiguration = content
            content.text = "Again"
            $0.contentConfiguration = content
        }
        LateChange("backgroundConfiguration", header) {
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .green
            $0.backgroundConfiguration = background
        }
        LateChange("configurationUpdateHandler", header) { $0.configurationUpdateHandler = { view, _ in view.backgroundColor = .green } }
        LateChange("backgroundView", item) { $0.backgroundView = block(.green) }
        LateChange("backgroundView replaced", item) {
            $0.backgroundView = block(.red)
            $0.backgroundView = block(.green)
        }
        LateChange("selectedBackgroundView", item) {
            $0.selectedBackgroundView = block(.green)
            $0.isSelected = true
        }
        LateChange("highlighted", item) {
            $0.selectedBackgroundView = block(.green)
            $0.isHighlighted = true
        }
        LateChange("backgroundConfiguration", item) {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .green
            background.cornerRadius = 8
            background.strokeColor = .red
            background.strokeWidth = 2
            $0.backgroundConfiguration = background
        }
        LateChange("contentConfiguration", item) {
            var content = UIListContentConfiguration.cell()
            content.text = "Configured"
            $0.contentConfiguration = content
        }
        LateChange("configurationUpdateHandler", item) { $0.configurationUpdateHandler = { cell, _ in cell.contentView.backgroundColor = .green } }
        LateChange("backgroundView replaced", row) {
            $0.backgroundView = block(.red)
            $0.backgroundView = block(.green)
        }
        LateChange("accessoryView replaced", row) {
            $0.accessoryView = block(.red)
            $0.accessoryView = block(.green)
        }
        LateChange("editingAccessoryType", row) {
            $0.editingAccessoryType = .checkmark
            $0.isEditing = true
        }
        LateChange("editingAccessoryView", row) {
            $0.editingAccessoryView = block(.green)
            $0.isEditing = true
        }
        LateChange("configurationUpdateHandler", row) { $0.configurationUpdateHandler = { cell, _ in cell.contentView.backgroundColor = .green } }
    }
    static let cells = list {
        LateChange("textLabel.text", row) { $0.textLabel?.text = "Other" }
        LateChange("textLabel.font", row) { $0.textLabel?.font = .systemFont(ofSize: 11) }
        LateChange("detailTextLabel.text", row) { $0.detailTextLabel?.text = "Detail" }
        LateChange("detailTextLabel.text", valueRow) { $0.detailTextLabel?.text = "Detail" }
        LateChange("imageView.image", row) { $0.imageView?.image = halfRed() }
        LateChange("accessoryType", row) { $0.accessoryType = .checkmark }
        LateChange("accessoryType disclosure", row) { $0.accessoryType = .disclosureIndicator }
        LateChange("accessoryView", row) { $0.accessoryView = block(.red) }
        LateChange("backgroundView", row) { $0.backgroundView = block(.green) }
        LateChange("isSelected", row) { $0.isSelected = true }
        LateChange("isHighlighted", row) { $0.isHighlighted = true }
        LateChange("selectedBackgroundView", row) {
            $0.selectedBackgroundView = block(.green)
            $0.isSelected = true
        }
        LateChange("indentationLevel", row) { $0.indentationLevel = 2 }
        LateChange("indentationWidth", row) {
            $0.indentationLevel = 1
            $0.indentationWidth = 40
        }
        LateChange("isEditing", row) { $0.isEditing = true }
        LateChange("contentConfiguration", row) {
            var content = $0.defaultContentConfiguration()
            content.text = "Configured"
            $0.contentConfiguration = content
        }
        LateChange("backgroundConfiguration", row) {
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .green
            $0.backgroundConfiguration = background
        }
        listContent("text") { $0.text = "Other" }
        listContent("secondaryText") { $0.secondaryText = nil }
        listContent("attributedText") { $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]) }
        listContent("image") { $0.image = nil }
        listContent("textProperties.color") { $0.textProperties.color = .red }
        listContent("textProperties.font") { $0.textProperties.font = .systemFont(ofSize: 11) }
        listContent("textProperties.alignment") { $0.textProperties.alignment = .center }
        listContent("secondaryTextProperties.color") { $0.secondaryTextProperties.color = .red }
        listContent("prefersSideBySideTextAndSecondaryText") { $0.prefersSideBySideTextAndSecondaryText = true }
        listContent("imageToTextPadding") { $0.imageToTextPadding = 40 }
        listContent("textToSecondaryTextVerticalPadding") { $0.textToSecondaryTextVerticalPadding = 12 }
        listContent("directionalLayoutMargins") { $0.directionalLayoutMargins.leading = 50 }
        listContent("imageProperties.reservedLayoutSize") { $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 12) }
        listContent("imageProperties.maximumSize") { $0.imageProperties.maximumSize = CGSize(width: 6, height: 6) }
        listContent("alpha") { $0.alpha = 0.5 }
    }
}
