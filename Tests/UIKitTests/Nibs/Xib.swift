import Foundation

@testable import UIKit

/// A xib around some objects, as Interface Builder writes it.
enum Xib {
    static func text(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
            <dependencies><deployment identifier="iOS"/></dependencies>
            <objects>
        \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// Reads and builds; the warnings come along.
    @MainActor
    static func build(
        _ objects: String, owner: Any? = nil, resources: String = "", strings: [String: String] = [:]
    ) throws -> (objects: [AnyObject], warnings: [String]) {
        let document = try NibDocument(Data(text(objects, resources: resources).utf8), file: "test.xib", strings: strings)
        let builder = NibBuilder(document, owner: owner, bundle: .main)
        return (builder.build(), builder.warnings.messages)
    }
}
