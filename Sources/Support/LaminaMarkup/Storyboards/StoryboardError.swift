/// A failure to read a storyboard or to find a controller in it.
package enum StoryboardError: Error, Hashable, CustomStringConvertible {
    /// The bundle contains no file of this name.
    case missing(name: String, bundle: String)
    /// The file cannot be read or parsed.
    case file(NibError)
    /// The XML is not a storyboard for iOS.
    case notAStoryboard(file: String, root: String)
    /// The storyboard names no initial controller, and another storyboard refers to it.
    case noInitialController(file: String)
    /// No controller has this storyboard identifier.
    case unknownIdentifier(file: String, identifier: String)
    /// A segue leads to an object that is no controller of the storyboard.
    case unknownController(file: String, id: String)
    /// A controller contains itself, through relationships, embedding or references; `path` has the ids from the outermost controller on.
    case cycle(file: String, path: [String])

    /// The message for the log.
    package var description: String {
        switch self {
        case .missing(let name, let bundle): "could not find a storyboard named “\(name)” in \(bundle)"
        case .file(let error): error.description
        case .notAStoryboard(let file, let root): "\(file): not a storyboard of Interface Builder for iOS; its root element is “\(root)”"
        case .noInitialController(let file): "\(file): no initial controller is set"
        case .unknownIdentifier(let file, let identifier): "\(file): no controller has the identifier “\(identifier)”"
        case .unknownController(let file, let id): "\(file): no controller has the id “\(id)”"
        case .cycle(let file, let path): "\(file): a controller contains itself: \(path.joined(separator: " > "))"
        }
    }
}
