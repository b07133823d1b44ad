/// The hook that creates the controller of a storyboard's scene; set like `nibInstantiation`.
package nonisolated(unsafe) var sceneInstantiation: (@Sendable @MainActor (SceneRequest) -> UIViewController?)?
