public import Foundation
public import UIKit

/// An object that an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension UIImage: NSItemProviderReading {}

/// The data of a chosen photo; nobody can choose one, because the library is empty.
open class NSItemProvider: NSObject {
    /// The name of the file.
    open var suggestedName: String?
    /// The kinds of data, as uniform type identifiers: none.
    open var registeredTypeIdentifiers: [String] { [] }
    /// Returns false: there is no data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
    /// Returns false: there is no data.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Answers with an error: there is no data.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.fileReadUnknown))
        return Progress(totalUnitCount: 0)
    }
}
