import CoreGraphics
import Foundation
import LaminaFoundation
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
    "collection-updates/unasked": { input in
        let source = CountedSource()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        if input["sectionsAskedBefore"]?.bool == true { _ = collection.numberOfSections }
        let (change, place) = (try input.text("change"), Int(try input.number("insert")))
        if change == "insertSections" { source.sections += 1 } else { source.items += 1 }
        if change == "insertSections" { collection.insertSections([place]) } else { collection.insertItems(at: [[0, place]]) }
        // The numbers are found in no other report.
        let (name, count) = ("NSInternalInconsistencyException", change == "insertSections" ? source.sections : source.items)
        return Diagnostics.hasReported(exception: name, part: "after the update (\(count))") ? .text(name) : .null
    },
    "keyboard/old keys": { input in
        notice(on: CGSize(of: input["screen"])) { note in
            let centers = ["Begin", "End"].map { (note.userInfo?["UIKeyboardCenter\($0)UserInfoKey"] as? NSValue)?.cgPointValue ?? .zero }
            let bounds = (note.userInfo?["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue ?? .null
            return ["centerBegin": JSON(centers[0]), "centerEnd": JSON(centers[1]), "bounds": JSON(bounds)]
        }
    },
    "keyboard/frames": { input in
        notice(on: CGSize(of: input["screen"] ?? [320, 480])) { note in
            let keys = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
            let frames = keys.map { JSON((note.userInfo?[$0] as? NSValue)?.cgRectValue ?? .null) }
            guard case .object(let members) = input.expected else { return .array(frames) }
            let names = members.keys.sorted { $0.lowercased().contains("begin") && !$1.lowercased().contains("begin") }
            return .object(Dictionary(zip(names, frames)) { first, _ in first })
        }
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
@MainActor private func notice(
    on screen: CGSize = CGSize(width: 393, height: 852), _ answer: @escaping @MainActor (Notification) -> JSON
) -> JSON {
    let (root, field) = (UIViewController(), UITextField())
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
    root.view.addSubview(field)
    let stage = UIKitStage(root, size: screen)
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

private final class CountedSource: NSObject, UICollectionViewDataSource {
    var (sections, items) = (41, 43)

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor private final class Heard {
    var answer = JSON.null
}
