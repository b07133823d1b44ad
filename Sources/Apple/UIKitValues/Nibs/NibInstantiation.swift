package import Foundation
package import LaminaMarkup

/// The hook that creates the objects of a nib and returns the top-level objects.
///
/// The module that knows all classes of nibs sets it before `main`. Its arguments are the document, the owner, the bundle of its images, and the
/// objects for external placeholders.
///
/// `nonisolated(unsafe)`, because it is a global variable; it is written only while the process has a single thread.
package nonisolated(unsafe) var nibInstantiation: (@Sendable @MainActor (NibDocument, Any?, Bundle, [String: Any]) -> [AnyObject])?
