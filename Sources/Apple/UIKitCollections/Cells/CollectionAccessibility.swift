extension UICollectionViewCell: AccessibilityDescribing {
    /// One element with the texts of all labels, unless the cell contains controls, which are elements of their own.
    package var accessibilityDefaults: AccessibilityDefaults {
        let visible = contentView.withAllBelow.filter { !$0.isHidden }
        let texts = visible.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
        let hasControls = visible.contains { $0 is UIControl }
        return AccessibilityDefaults(texts.joined(separator: ", "), isSelected ? .selected : .none, isElement: !hasControls && !texts.isEmpty)
    }
}
