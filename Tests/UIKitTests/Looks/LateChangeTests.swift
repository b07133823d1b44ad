import Testing
import UIKit

/// Properties that are set after the first layout act as those that were set before.
@MainActor
struct LateChangeTests {
    nonisolated private static let all = [
        LateChange.texts, LateChange.buttons, LateChange.controls, LateChange.views, LateChange.bars, LateChange.moreBars, LateChange.cells,
        LateChange.headers,
    ].flatMap { $0 }

    @Test(arguments: all)
    func aViewThatChangesLooksLikeOneThatBeganSo(change: LateChange) {
        let early = change.make()
        change.change(early)
        let expected = look(of: place(early))
        let late = change.make()
        let container = place(late)
        let before = look(of: container)
        change.change(late)
        let isSame = look(of: container) == expected
        #expect(isSame)
        let isInvisible = before == expected
        #expect(!isInvisible)
    }

    @Test(arguments: all)
    func aViewThatChangesHasTheSizeOfOneThatBeganSo(change: LateChange) {
        let early = change.make()
        change.change(early)
        let expected = placeByConstraints(early)
        let late = change.make()
        let container = placeByConstraints(late)
        change.change(late)
        container.layoutIfNeeded()
        #expect(late.frame == early.frame)
        #expect(late.sizeThatFits(CGSize(width: 120, height: 1000)) == early.sizeThatFits(CGSize(width: 120, height: 1000)))
        #expect(expected.subviews.first === early)
    }
}
