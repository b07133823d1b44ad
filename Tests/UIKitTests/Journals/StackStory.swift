import Foundation
import UIKit

/// Stack views in all their settings, and constraints of all kinds.
@MainActor
final class StackStory {
    private var lines: [String] = []

    func told() -> [String] {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
            for distribution in distributions { tell(axis, distribution, .fill) }
            for alignment in [UIStackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline] { tell(axis, .fill, alignment) }
        }
        tellOfChanges()
        tellOfMasks()
        tellOfMargins()
        tellOfAnchors()
        return lines
    }

    private func write(_ name: String, _ views: [UIView]) { lines.append("\(name): " + views.map { short($0.frame) }.joined(separator: " ")) }

    private func stack(_ size: CGSize = CGSize(width: 300, height: 120)) -> UIStackView {
        let label = UILabel()
        label.text = "Words"
        let stack = UIStackView(arrangedSubviews: [block(.red, 30, 20), label, block(.green, 60, 50)])
        stack.frame = CGRect(origin: .zero, size: size)
        stack.spacing = 8
        return stack
    }

    private func tell(_ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
        let stack = stack()
        (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
        stack.layoutIfNeeded()
        write("axis \(axis.rawValue) distribution \(distribution.rawValue) alignment \(alignment.rawValue)", stack.arrangedSubviews)
        lines.append("  fits \(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))")
    }

    private func tellOfChanges() {
        let stack = stack()
        let changes: [(String, () -> Void)] = [
            ("hidden", { stack.arrangedSubviews[1].isHidden = true }), ("shown", { stack.arrangedSubviews[1].isHidden = false }),
            ("custom spacing", { stack.setCustomSpacing(40, after: stack.arrangedSubviews[0]) }),
            ("inserted", { stack.insertArrangedSubview(block(.blue, 10, 10), at: 1) }),
            ("removed", { stack.removeArrangedSubview(stack.arrangedSubviews[0]) }),
            (
                "margins",
                {
                    stack.isLayoutMarginsRelativeArrangement = true
                    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
                }
            ),
            ("right to left", { stack.semanticContentAttribute = .forceRightToLeft }), ("spacing", { stack.spacing = 2 }),
            ("baselines", { stack.isBaselineRelativeArrangement = true }), ("vertical", { stack.axis = .vertical }),
        ]
        for (name, change) in changes {
            change()
            stack.layoutIfNeeded()
            write(name, stack.subviews)
        }
    }

    private func tellOfMasks() {
        let masks: [UIView.AutoresizingMask] = [
            [], .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin, [.flexibleRightMargin, .flexibleLeftMargin],
            [.flexibleWidth, .flexibleHeight], [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
        ]
        for mask in masks {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            inner.autoresizingMask = mask
            outer.addSubview(inner)
            outer.frame.size = CGSize(width: 170, height: 120)
            write("mask \(mask.rawValue)", [inner])
            outer.frame.size = CGSize(width: 20, height: 20)
            write("  small", [inner])
        }
    }

    private func tellOfMargins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        for (name, other) in [
            ("margins", outer.layoutMarginsGuide), ("readable", outer.readableContentGuide), ("safe area", outer.safeAreaLayoutGuide),
        ] {
            let constraints = [
                inner.leadingAnchor.constraint(equalTo: other.leadingAnchor), inner.trailingAnchor.constraint(equalTo: other.trailingAnchor),
                inner.topAnchor.constraint(equalTo: other.topAnchor), inner.bottomAnchor.constraint(equalTo: other.bottomAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            outer.layoutIfNeeded()
            write(name, [inner])
            outer.directionalLayoutMargins.leading += 9
            outer.layoutIfNeeded()
            write("  wider", [inner])
            NSLayoutConstraint.deactivate(constraints)
        }
    }

    private func tellOfAnchors() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline, .leftMargin, .topMargin,
            .trailingMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        for attribute in attributes {
            for relation in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
                let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
                let label = UILabel()
                label.text = "Two\nlines"
                label.numberOfLines = 0
                let inner = block(.red, 30, 20)
                for view in [label, inner] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    outer.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 50),
                    label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 60),
                ])
                NSLayoutConstraint(
                    item: inner, attribute: attribute, relatedBy: relation, toItem: label, attribute: attribute, multiplier: 1, constant: 3
                )
                .isActive = true
                outer.layoutIfNeeded()
                write("attribute \(attribute.rawValue) relation \(relation.rawValue)", [inner])
            }
        }
        let formats = ["H:|-[a]-[b]-|", "H:|-20-[a(40)]-(>=10)-[b(==a)]|", "V:|[a(20@500)]-5-[b]-|", "H:[a]-(<=30,>=10)-[b(>=50)]"]
        for format in formats {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let views = ["a": block(.red, 30, 20), "b": block(.green, 60, 50)]
            for view in ["a", "b"].compactMap({ views[$0] }) {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
            }
            let constraints = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
            NSLayoutConstraint.activate(constraints)
            outer.layoutIfNeeded()
            write(format, views.sorted { $0.key < $1.key }.map(\.value))
            lines.append(
                "  "
                    + constraints.map { "\(short($0.constant)) \($0.relation.rawValue) \(short(CGFloat($0.priority.rawValue)))" }.joined(
                        separator: ", "))
        }
    }
}
