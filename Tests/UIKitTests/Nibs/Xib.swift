import Foundation
import LaminaMarkup

import UIKit

/// A xib file with some objects, in the format of Interface Builder.
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

    /// Reads a xib and builds its objects; also returns the warnings.
    @MainActor
    static func build(
        _ objects: String, owner: Any? = nil, resources: String = "", strings: [String: String] = [:]
    ) throws -> (objects: [AnyObject], warnings: [String]) {
        let document = try NibDocument(Data(text(objects, resources: resources).utf8), file: "test.xib", strings: strings)
        let builder = NibBuilder(document, owner: owner, bundle: .main)
        return (builder.build(), builder.warnings.messages)
    }
}
