import LaminaMethods
import TestSupport
import Testing
import UIKit

/// An object that is no responder, with the methods of targets and delegates.
@MainActor private final class Target: NSObject, @MainActor MethodProviding {
    var heard: [String] = []

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "tap": call.perform { (me: Target) in me.heard.append("tap") }
        case "tap:": call.perform { (me: Target, sender: NSObject) in me.heard.append("tap \(type(of: sender))") }
        case "tap:forEvent:": call.perform { (me: Target, sender: UIControl, event: UIEvent?) in me.heard.append("tap \(event == nil)") }
        case "stopped:finished:context:":
            call.perform { (me: Target, name: String?, finished: Bool, context: UnsafeMutableRawPointer?) in
                me.heard.append("\(name ?? "nil") \(finished) \(context.map { UInt(bitPattern: $0) } ?? 0)")
            }
        case "image:didFinishSavingWithError:contextInfo:":
            call.perform { (me: Target, image: UIImage, error: (any Error)?, context: UnsafeMutableRawPointer?) in
                me.heard.append("\(image.size.width) \(error == nil) \(context.map { UInt(bitPattern: $0) } ?? 0)")
            }
        case "started:context:":
            call.perform { (me: Target, name: String?, context: UnsafeMutableRawPointer?) in
                me.heard.append("\(name ?? "nil") \(context.map { UInt(bitPattern: $0) } ?? 0)")
            }
        default: call.isUnknown()
        }
    }
}

/// A controller with an outlet and an action, as the compiler for Apple's source makes them.
@MainActor private final class Controller: UIViewController, @MainActor MethodProviding {
    var label: UILabel?
    var saved = 0

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "label", "setLabel:": call.property(\Controller.label)
        case "save:": call.perform { (me: Controller, sender: Any?) in me.saved += 1 }
        default: call.isUnknown()
        }
    }
}

/// UIKit calls the methods of the method table.
@Suite @MainActor struct MethodTableTests {
    private let target = Target()

    @Test func aControlCallsItsTargetsMethod() {
        let control = UIControl()
        for action in ["tap", "tap:", "tap:forEvent:"] { control.addTarget(target, action: Selector(action), for: .touchUpInside) }
        control.sendActions(for: .touchUpInside)
        #expect(target.heard == ["tap", "tap UIControl", "tap true"])
        control.removeTarget(target, action: "tap:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.heard.count == 5)
    }

    @Test func anActionWithoutTargetGoesUpTheResponderChain() {
        let (controller, control) = (Controller(), UIControl())
        controller.view.addSubview(control)
        control.addTarget(nil, action: "save:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(controller.saved == 1)
        #expect(controller.responds(to: "save:") && !control.responds(to: "save:"))
        #expect(controller.canPerformAction("save:", withSender: nil))
    }

    @Test func anOutletIsSetByItsName() {
        let (controller, label) = (Controller(), UILabel())
        controller.setValue(label, forKey: "label")
        #expect(controller.label === label && controller.value(forKey: "label") as? UILabel === label)
        controller.setValue(nil, forKey: "label")
        #expect(controller.label == nil)
        controller.setValue(1, forKey: "unknown")
    }

    @Test func theDelegateOfBeginAndCommitGetsThreeArguments() {
        let stage = AnimationStage()
        UIView.beginAnimations("fade", context: UnsafeMutableRawPointer(bitPattern: 4096))
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(target)
        UIView.setAnimationWillStart("started:context:")
        UIView.setAnimationDidStop("stopped:finished:context:")
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.advance(to: 2)
        #expect(target.heard == ["fade 4096", "fade true 4096"])
    }

    @Test func anImageForThePhotoLibraryIsRecordedAndReported() async {
        SavedPhotos.removeAll()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        UIImageWriteToSavedPhotosAlbum(
            image, target, "image:didFinishSavingWithError:contextInfo:", UnsafeMutableRawPointer(bitPattern: 4096))
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        #expect(target.heard.isEmpty)
        await withCheckedContinuation { later in DispatchQueue.main.async { later.resume() } }
        #expect(target.heard == ["4.0 true 4096"])
        #expect(SavedPhotos.images.count == 2 && SavedPhotos.images.first === image)
    }

    @Test func aResponderIsCalledThroughItsOverride() {
        final class Override: UIResponder {
            var heard: [String] = []
            override func responds(to aSelector: Selector!) -> Bool { aSelector == "mine:" }
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                heard.append(aSelector.description)
                return nil
            }
        }
        let responder = Override()
        let object: NSObject = responder
        #expect(object.responds(to: "mine:") && !object.responds(to: "other:"))
        object.perform("mine:", with: 1)
        #expect(responder.heard == ["mine:"])
    }
}
