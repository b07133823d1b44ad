import Foundation

extension NibForm<NSAttributedString?> {
    /// The element `<attributedString key="…"><fragment content="…"/></attributedString>`.
    package static var attributedText: NibForm { NibForm(child: { child, nib in .value(child.attributedText(nib)) }) }
}

extension NibForm<[NSAttributedString.Key: Any]?> {
    /// The element `<textAttributes key="…"><color key="textColor" …/></textAttributes>`.
    package static var textAttributes: NibForm { NibForm(child: { child, nib in .value(child.textAttributes(nib)) }) }
}

extension NibForm<UIImage.SymbolConfiguration?> {
    /// The element `<preferredSymbolConfiguration key="…" configurationType="pointSize" pointSize="30" weight="bold"/>`.
    package static var symbolConfiguration: NibForm { NibForm(child: { child, nib in .value(child.symbolConfiguration(nib)) }) }
}

extension NibForm<NSDirectionalEdgeInsets> {
    /// The element `<directionalEdgeInsets key="…" top="1" leading="2" bottom="3" trailing="4"/>`.
    package static var directionalInsets: NibForm { NibForm(child: { child, _ in .value(child.directionalInsets) }) }
}

extension NibForm<UISemanticContentAttribute> {
    package static var semanticContentAttribute: NibForm {
        .choice([
            "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
            "forceRightToLeft": .forceRightToLeft,
        ])
    }
}
