public import Foundation
import LaminaStandInViews
import LaminaStandIns
@_exported public import Photos
@_exported public import UIKit

/// The kinds of photos among which the user chooses.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// Photos.
    public static let images = PHPickerFilter("images")
    /// Films.
    public static let videos = PHPickerFilter("videos")
    /// Photos that move.
    public static let livePhotos = PHPickerFilter("livePhotos")
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter("screenshots")
    /// Returns photos of any of these kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter("any " + subfilters.map(\.name).joined(separator: " "))
    }
}

/// The settings of a choice.
public struct PHPickerConfiguration {
    /// The ways in which photos are handed over.
    public typealias AssetRepresentationMode = PHPickerConfigurationAssetRepresentationMode

    /// The ways in which photos are chosen.
    public typealias Selection = PHPickerConfigurationSelection

    /// The largest number of photos; 0 for any.
    public var selectionLimit = 1
    /// The kinds; nil for all.
    public var filter: PHPickerFilter?
    /// The way in which photos are handed over.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The way in which photos are chosen.
    public var selection = Selection.default
    /// The names of the photos that are chosen at first.
    public var preselectedAssetIdentifiers: [String] = []

    /// Creates the settings of a choice of one photo.
    public init() {}
    /// Creates the settings of a choice of one photo of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen photo; none is ever chosen.
public struct PHPickerResult {
    /// The photo.
    public let itemProvider: NSItemProvider
    /// The name in the library.
    public let assetIdentifier: String?
}

/// The object that hears of a choice.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells the delegate of the end of the choice, which is empty.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller with which the user chooses photos of a library that is empty, or cancels.
open class PHPickerViewController: UIViewController {
    /// The settings.
    public let configuration: PHPickerConfiguration
    /// The object that hears of the choice.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a controller.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: nibs have no choice of photos.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        StandIn.say("PHPickerViewController", "there is no photo library here, so the user can only cancel")
        showEmptyChoice(title: "Photos", words: "No Photos") { [weak self] in self?.cancel() }
    }

    /// Ends the choice without a photo.
    package func cancel() { delegate?.picker(self, didFinishPicking: []) }
}
