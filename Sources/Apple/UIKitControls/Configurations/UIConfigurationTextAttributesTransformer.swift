public import Foundation

/// A function from attributes of a text to others, which a configuration applies to its own.
///
/// Transformers are equal when they were created by the same call.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer: Hashable {
    /// The identity of a transformer.
    private final class Identity {}

    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Returns true when both are the same transformer.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
    /// Hashes the transformer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
