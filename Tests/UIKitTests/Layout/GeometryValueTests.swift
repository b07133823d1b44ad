import Foundation
import Testing
import UIKit

struct GeometryValueTests {
    @Test func prioritiesMoveByNumbers() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999 && (.defaultLow + 0.5) == UILayoutPriority(250.5))
        priority -= 9
        priority += 10
        #expect(priority == .required)
    }

    @Test func nsValueBoxesGeometry() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: map).cgAffineTransformValue == map)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
    }

    @Test func geometryConvertsToStringsAndBack() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "{1,-2}") == CGPoint(x: 1, y: -2))
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 2, 0, 0]") == CGAffineTransform(scaleX: 2, y: 2))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        for text in ["", "{1}", "{1, x}", "{nan, 1}", "{1, 2, 3}"] { #expect(NSCoder.cgPoint(for: text) == .zero) }
    }

    @Test func rectanglesShrinkByInsets() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    }

    @Test func prioritiesHaveApplesNumbers() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UILayoutPriority(3) < UILayoutPriority(4))
    }
}
