import Foundation
import TestSupport
import UIKit

/// Runners for updates of collection views, and for notices of the keyboard.
@MainActor let moreListRunners: [String: UIKitRunner] = [
    "collection-updates/completions": { input in
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        var heard: [JSON] = []
        let (outer, nested) = (try input.text("outer"), try input.elements("nested"))
        collection.performBatchUpdates {
            for name in nested { collection.performBatchUpdates({}, completion: { _ in heard.append(name) }) }
        } completion: { _ in
            heard.append(.text(outer))
        }
        finishTurn()
        return .array(heard)
    },
    "keyboard/notice": { input in
        _ = input["ios"]
        return notice { note in
            JSON(
                [UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey].map { key in
                    CGFloat((note.userInfo?[key] as? NSNumber)?.doubleValue ?? .nan)
                })
        }
    },
    "keyboard/handlers": { _ in
        notice { _ in
            let view = UIView()
            UIView.animate(withDuration: 0) {}
            return .bool(UIView.inheritedAnimationDuration > 0 && view.layer.animationKeys() == nil)
        }
    },
]

/// Shows an input view, and returns what a handler of the keyboard's change of frame answers.
@MainActor private func notice(_ answer: @escaping @MainActor (Notification) -> JSON) -> JSON {
    let (root, field) = (UIViewController(), UITextField())
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
    root.view.addSubview(field)
    let stage = UIKitStage(root)
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { heard.answer = answer(note) }
    }
    field.becomeFirstResponder()
    stage.advance(by: 0)
    NotificationCenter.default.removeObserver(observer)
    return heard.answer
}

@MainActor private final class Heard {
    var answer = JSON.null
}
