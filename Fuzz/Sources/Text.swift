import UIKit

/// Draws, measures and queries a random attributed string, directly, in a text layer and in a label.
@MainActor func fuzzText(_ bytes: [UInt8]) {
    var data = FuzzedData(bytes)
    let string = data.attributedString()
    let size = CGSize(width: data.number(), height: data.number())
    _ = string.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil)
    if let context = smallContext() {
        UIGraphicsPushContext(context)
        string.draw(in: CGRect(origin: data.point(), size: size))
        UIGraphicsPopContext()
    }
    showLabel(string, &data)
    showLayer(string, &data)
}

@MainActor private func showLabel(_ string: NSAttributedString, _ data: inout FuzzedData) {
    let label = UILabel()
    label.attributedText = string
    label.numberOfLines = Int(data.byte())
    label.lineBreakMode = data.pick([.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    label.adjustsFontSizeToFitWidth = data.flag()
    label.minimumScaleFactor = data.number()
    _ = label.sizeThatFits(data.size())
    label.frame = CGRect(x: 0, y: 0, width: Double(data.byte()), height: Double(data.byte()))
    if let context = smallContext() { label.layer.render(in: context) }
}

@MainActor private func showLayer(_ string: NSAttributedString, _ data: inout FuzzedData) {
    let screen = FuzzedScreen()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: Double(data.byte() % 64), height: Double(data.byte() % 64))
    layer.string = data.flag() ? string : string.string
    layer.fontSize = data.number()
    layer.isWrapped = data.flag()
    layer.truncationMode = data.pick([.none, .start, .middle, .end])
    layer.alignmentMode = data.pick([.natural, .left, .right, .center, .justified])
    screen.root.addSublayer(layer)
    screen.show()
    screen.close()
}

extension FuzzedData {
    fileprivate mutating func attributedString() -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for _ in 0..<(1 + choice(4)) { whole.append(NSAttributedString(string: text(), attributes: attributes())) }
        return whole
    }

    private mutating func attributes() -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for _ in 0..<choice(5) {
            switch choice(9) {
            case 0: attributes[.font] = UIFont.systemFont(ofSize: number())
            case 1: attributes[.font] = UIFont(name: pick(["Helvetica-Bold", "Courier", "Times New Roman", "None"]), size: number())
            case 2: attributes[.foregroundColor] = UIColor(cgColor: color())
            case 3: attributes[.backgroundColor] = UIColor(cgColor: color())
            case 4: attributes[.paragraphStyle] = paragraphStyle()
            case 5: attributes[.shadow] = shadow()
            default: attributes[pick(Self.numericKeys)] = NSNumber(value: number())
            }
        }
        return attributes
    }

    private mutating func paragraphStyle() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = pick([.natural, .left, .right, .center, .justified])
        style.lineBreakMode = pick([.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
        style.baseWritingDirection = pick([.natural, .leftToRight, .rightToLeft])
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (number(), number(), number())
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (number(), number(), number())
        (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (number(), number(), number())
        style.defaultTabInterval = number()
        style.tabStops = list(most: 3) { NSTextTab(textAlignment: .left, location: $0.number()) }
        return style
    }

    private mutating func shadow() -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = size()
        shadow.shadowBlurRadius = number()
        return shadow
    }

    private static let numericKeys: [NSAttributedString.Key] = [
        .kern, .tracking, .ligature, .underlineStyle, .strikethroughStyle, .strokeWidth, .baselineOffset, .obliqueness,
    ]
}
