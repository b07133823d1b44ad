import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// Returns the constraints that a text such as `H:|-[button(>=60)]-20-[label]-|` describes.
    ///
    /// - Parameters:
    ///   - metrics: The numbers by the names that the text uses.
    ///   - views: The views and layout guides by the names that the text uses.
    /// - Returns: The inactive constraints. When the text cannot be parsed or a name is unknown, logs the reason and returns none.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format)
            var drawing = VisualFormatDrawing(options: opts, metrics: metrics ?? [:], views: views)
            try drawing.draw(try parser.parse())
            return drawing.constraints
        } catch let error as VisualFormatError {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "unable to parse constraint format '\(format)': expected \(error.expectation) after \(error.position) characters")
        } catch let error as UnknownName {
            Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "constraint format '\(format)': \(error.name) does not exist")
        } catch {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "constraint format '\(format)': \(error)")
        }
        return []
    }
}

/// A visual format uses a name that is not among the given views and metrics.
struct UnknownName: Error {
    let name: String
}

/// Creates the constraints of a parsed visual format.
@MainActor
struct VisualFormatDrawing {
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// Creates the constraints of a format: its gaps, lengths and alignments.
    mutating func draw(_ format: VisualFormat) throws {
        let items = try format.boxes.map { try item($0.name) }
        let (start, end) = edges(format.axis)
        let superview = items[0].containingView
        if format.leading != nil || format.trailing != nil, superview == nil { throw UnknownName(name: "the superview of the first view") }
        if let gap = format.leading, let superview {
            try add(items[0], start, superview, start, gap, standard: SystemSpacing.toSuperview)
        }
        for (index, gap) in format.gaps.enumerated() {
            let isByText = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
            try add(
                items[index + 1], isByText ? .firstBaseline : start, items[index], isByText ? .lastBaseline : end, gap,
                standard: SystemSpacing.betweenItems)
        }
        if let gap = format.trailing, let superview {
            try add(superview, end, items[items.count - 1], end, gap, standard: SystemSpacing.toSuperview)
        }
        for (box, item) in zip(format.boxes, items) { try addLengths(box, item, format.axis) }
        align(items)
    }

    /// The attributes at which an item starts and ends in the direction of the format.
    private func edges(_ axis: NSLayoutConstraint.Axis) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        if axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ other: any LayoutItem,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ gap: VisualFormat.Gap, standard: CGFloat
    ) throws {
        // From right to left, a positive distance leads to a smaller x. Multiplying by -1 also reverses the inequality.
        let sign: CGFloat = options.contains(.directionRightToLeft) && attribute.dimension == .horizontal ? -1 : 1
        func add(_ relation: NSLayoutConstraint.Relation, _ distance: CGFloat, _ priority: UILayoutPriority) {
            let relation = sign > 0 ? relation : NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
            let constraint = NSLayoutConstraint(
                LayoutOperand(item, attribute), relation, LayoutOperand(other, otherAttribute), constant: sign * distance)
            constraint.priority = priority
            constraints.append(constraint)
        }
        switch gap {
        case .none: add(.equal, 0, .required)
        case .standard: add(.equal, standard, .required)
        case .predicates(let predicates):
            for predicate in predicates {
                add(predicate.relation, try number(predicate.object), try priority(predicate))
            }
        }
    }

    private mutating func addLengths(_ box: VisualFormat.Box, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) throws {
        let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        for predicate in box.predicates {
            let other = views[predicate.object] as? any LayoutItem
            let constraint = NSLayoutConstraint(
                LayoutOperand(item, length), predicate.relation, other.map { LayoutOperand($0, length) },
                constant: other == nil ? try number(predicate.object) : 0)
            constraint.priority = try priority(predicate)
            constraints.append(constraint)
        }
    }

    private mutating func align(_ items: [any LayoutItem]) {
        // Bit n of the options stands for the attribute with the raw value n.
        let attributes = (1...12).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
            .filter { options.rawValue & (1 << UInt($0.rawValue)) != 0 }
        for attribute in attributes {
            for item in items.dropFirst() {
                constraints.append(NSLayoutConstraint(LayoutOperand(item, attribute), .equal, LayoutOperand(items[0], attribute)))
            }
        }
    }

    private func item(_ name: String) throws(UnknownName) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else { throw UnknownName(name: "view '\(name)'") }
        return item
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(UnknownName) -> UILayoutPriority {
        guard let text = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(text)))
    }

    private func number(_ text: String) throws(UnknownName) -> CGFloat {
        if let number = Double(text) { return number }
        switch metrics[text] {
        case let number as NSNumber: return number.doubleValue
        case let number as Double: return number
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        default: throw UnknownName(name: "metric '\(text)'")
        }
    }
}
