/// A module that Apple's umbrella modules bring, and that is imported beside them here.
package struct Companion: Sendable {
    package let module: String
    /// A file with a name that begins with one of these words gets the module; when the list is empty, every file gets it.
    package let words: [String]
    /// The module that brings it; nil for all umbrella modules.
    package let importer: String?

    package init(module: String, words: [String], importer: String? = nil) {
        self.module = module
        self.words = words
        self.importer = importer
    }

    /// Returns the companions among the modules that can be imported.
    package static func all(among modules: Set<String>) -> [Companion] { table.filter { modules.contains($0.module) } }

    /// Returns the module that has a name of Apple's Foundation; nil for one that is in Foundation here too.
    static func part(ofFoundationWith name: String) -> String? {
        table.first { $0.module.hasPrefix("Foundation") && $0.isNeeded(by: [name]) }?.module
    }

    /// Returns true when a file needs the module.
    ///
    /// - Parameter names: The names in the file's code.
    func isNeeded(by names: Set<String>) -> Bool { words.isEmpty || names.contains { name in words.contains { name.hasPrefix($0) } } }

    private static let table = [
        Companion(
            module: "FoundationNetworking",
            words: [
                "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol", "URLAuthentication",
                "URLProtectionSpace", "HTTPURLResponse", "CachedURLResponse", "NSURLRequest", "NSMutableURLRequest", "NSURLSession", "NSHTTPCookie",
            ]),
        Companion(module: "LaminaURLLoading", words: ["NSURLConnection", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess"]),
        Companion(module: "UniformTypeIdentifiers", words: ["UTType"]),
        // On Apple's systems, Foundation brings Security.
        Companion(module: "Security", words: ["SecItem", "kSec", "errSec", "SecRandom", "SecCopyErrorMessage"]),
        Companion(module: "FoundationXML", words: ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
        Companion(module: "LaminaMethods", words: ["objc_setAssoc", "objc_getAssoc", "objc_removeAssoc", "objc_sync_", "autoreleasepool"]),
        // On iOS, UIKit brings Core Image.
        Companion(module: "CoreImage", words: ["CIContext", "CIFilter", "CIImage", "CIColor", "CIVector"], importer: "UIKit"),
        // On iOS, tests see UIKit's names without an import of their own.
        Companion(module: "UIKit", words: ["UI", "CG", "CA", "NSLayout", "NSDirectional"], importer: "XCTest"),
        Companion(
            module: "LaminaXCTest", words: ["XCTestCase", "XCTExpect", "XCTIssue", "XCTAttachment", "XCTContext", "XCTActivity"], importer: "XCTest"),
        Companion(module: "CoreGraphics", words: []),
        Companion(module: "QuartzCore", words: []),
    ]
}
