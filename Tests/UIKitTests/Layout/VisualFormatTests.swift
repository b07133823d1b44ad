import Testing
import UIKit

@MainActor
struct VisualFormatTests {
    let root = makeView(0, 0, 300, 200)
    let first = FreeView(40, 20)
    let second = FreeView(60, 30)

    init() {
        root.addSubview(first)
        root.addSubview(second)
    }

    private func apply(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil) {
        let views: [String: Any] = ["first": first, "second": second]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        root.layoutIfNeeded()
    }

    private var spans: [[CGFloat]] { [first, second].map { [$0.frame.minX, $0.frame.maxX] } }

    @Test(arguments: [
        ("|[first][second]", [[0.0, 40], [40, 100]]), ("H:|-[first]-[second]", [[20, 60], [68, 128]]),
        ("|-10-[first]-(30)-[second]", [[10, 50], [80, 140]]), ("|[first(100)]-[second(==first)]", [[0, 100], [108, 208]]),
        ("|-gap-[first(>=90)][second(<=50,>=20@300)]", [[15, 105], [105, 155]]), ("[first]-5-[second]-|", [[175, 215], [220, 280]]),
        ("|-0-[first]-(>=12)-[second]|", [[0, 40], [240, 300]]), ("|[first]-(-10)-[second]", [[0, 40], [30, 90]]),
        ("| [first] - wide - [second]", [[0, 40], [91, 151]]),
    ])
    func aVisualFormatPositionsViews(format: String, expected: [[CGFloat]]) {
        apply(format, [], ["gap": 15, "wide": 50.5])
        #expect(spans == expected)
    }

    @Test func aVerticalFormatArrangesDownwardsAndAligns() {
        apply("V:|-5-[first]-[second]", .alignAllRight)
        apply("|-100-[first]")
        #expect(first.frame == CGRect(x: 100, y: 5, width: 40, height: 20))
        #expect(second.frame == CGRect(x: 80, y: 33, width: 60, height: 30))
    }

    @Test func theDirectionCanBeSpecified() {
        apply("|-10-[first]-20-[second]", .directionRightToLeft)
        #expect(spans == [[250, 290], [170, 230]])
    }

    @Test(arguments: [
        "", "[", "[first", "|-", "first", "[first]-", "|-(-[first]", "[first(]", "[third]", "[first]-metric-[second]", "|[first]|x",
        "[first]-5[second]",
    ])
    func anInvalidFormatGivesNoConstraints(format: String) {
        let views: [String: Any] = ["first": first, "second": second]
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views).isEmpty)
    }

    @Test func theSuperviewMustExist() {
        #expect(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: ["a": UIView()]).isEmpty)
    }
}
