public import Foundation
import LaminaStandInViews
import LaminaStandIns
public import UIKit

/// The object that hears of a choice of music; all methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate of the items; never called, because there are none.
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Tells the delegate that the user cancelled.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// The default implementation; does nothing.
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    /// The default implementation; does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A controller for the choice of music; its list is empty, so the user can only cancel.
open class MPMediaPickerController: UIViewController {
    /// The kinds of media.
    open private(set) var mediaTypes = MPMediaType.any
    /// Words above the list.
    open var prompt: String?
    /// True when several items can be chosen.
    open var allowsPickingMultipleItems = false
    /// True when items of the cloud are shown.
    open var showsCloudItems = true
    /// True when items that may not be played are shown.
    open var showsItemsWithProtectedAssets = true
    /// The object that hears of the choice.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?

    /// Creates a controller for some kinds.
    public convenience init(mediaTypes: MPMediaType) {
        self.init(nibName: nil, bundle: nil)
        self.mediaTypes = mediaTypes
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        StandIn.say("MPMediaPickerController", "there is no music here, so the user can only cancel")
        showEmptyChoice(title: "Library", prompt: prompt, words: "No Music") { [weak self] in self?.cancel() }
    }

    /// Ends the choice without an item.
    package func cancel() { delegate?.mediaPickerDidCancel(self) }
}
