import Foundation
import Testing

import UIKit

@MainActor
struct SharingTests {
    private final class Stamp: UIActivity {
        var stamped: [Any] = []
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { stamped = activityItems }
    }

    private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var cancelled = 0
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
    }

    @Test func onlySuitableActivitiesAreOffered() {
        let stamp = Stamp()
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [stamp])
        #expect(controller.offered.map(\.activityTitle) == ["Copy", "Stamp"])
        controller.excludedActivityTypes = [.copyToPasteboard]
        #expect(controller.offered.map(\.activityTitle) == ["Stamp"])
        #expect(UIActivityViewController(activityItems: [1], applicationActivities: [stamp]).offered.isEmpty)
    }

    private final class Maker: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType.map { "for \($0.rawValue)" } }
    }

    @Test func anItemSourceMakesTheItemOfTheActivity() {
        let stamp = Stamp()
        let provider = UIActivityItemProvider(placeholderItem: "place")
        let controller = UIActivityViewController(activityItems: [Maker(), provider, "b"], applicationActivities: [stamp])
        #expect(controller.offered.map(\.activityTitle) == ["Copy", "Stamp"])
        controller.perform(stamp)
        #expect(stamp.stamped as? [String] == ["for stamp", "place", "b"] && provider.activityType?.rawValue == "stamp")
    }

    private final class DocumentListener: NSObject, UIDocumentPickerDelegate {
        var cancelled = 0
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
    }

    @Test func aPickerOfDocumentsIsEmptyAndIsCancelled() {
        let (picker, listener) = (UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import), DocumentListener())
        picker.delegate = listener
        picker.loadViewIfNeeded()
        #expect(picker.children.count == 1 && picker.documentPickerMode == .import)
        picker.cancel()
        #expect(listener.cancelled == 1)
    }

    @Test func aJobOfPrintingEndsWithoutAPrinter() async {
        let controller = UIPrintInteractionController.shared
        controller.printingItem = "text"
        let isDone = await withCheckedContinuation { done in controller.present(animated: true) { _, isDone, _ in done.resume(returning: isDone) } }
        #expect(!isDone && !UIPrintInteractionController.isPrintingAvailable)
    }

    @Test func anActivityGetsTheItemsAndClosesTheCard() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let stamp = Stamp()
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [stamp])
        var heard: [String] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in heard.append("\(type?.rawValue ?? "-") \(completed)") }
        root.present(controller, animated: false)
        stage.finishTransition()
        controller.perform(stamp)
        stage.finishTransition()
        #expect(stamp.stamped as? [String] == ["a"])
        #expect(heard == ["stamp true"])
        #expect(root.presentedViewController == nil)
    }

    @Test func aDismissedCardHasCompletedNothing() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        var heard: [Bool] = []
        controller.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
        root.present(controller, animated: false)
        stage.finishTransition()
        root.dismiss(animated: false)
        stage.finishTransition()
        #expect(heard == [false])
    }

    @Test func anImagePickerTellsItsDelegateOfTheCancellation() {
        let owner = Owner()
        let picker = UIImagePickerController()
        picker.delegate = owner
        picker.cancel()
        #expect(owner.cancelled == 1)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    }

    @Test func handlersAreCalledOnceAndForEachCardAnew() {
        let root = UIViewController()
        let stage = ControllerStage(root)
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [Stamp()])
        var heard: [String] = []
        func show() {
            root.present(controller, animated: false)
            stage.finishTransition()
            root.dismiss(animated: false)
            stage.finishTransition()
        }
        controller.completionWithItemsHandler = { _, _, _, _ in heard.append("new") }
        controller.completionHandler = { _, _ in heard.append("old") }
        show()
        #expect(heard == ["new", "old"] && controller.completionWithItemsHandler == nil && controller.completionHandler == nil)
        show()
        #expect(heard == ["new", "old"])
        controller.completionHandler = { _, completed in heard.append("again \(completed)") }
        show()
        #expect(heard == ["new", "old", "again false"])
    }
}
