import UIKit

/// A scene of the benchmark, made of layers and animations, on 1920 × 1080 points.
protocol Scene {
    var background: CGColor { get }
    /// Creates the layers, back to front, with animations that begin at once.
    func makeLayers() -> [CALayer]
    /// The time before the layers are created, in seconds; 0 shows them in the first frame.
    var delay: Double { get }
}

extension Scene {
    var delay: Double { 0 }
}

/// The command line of the app.
struct SceneArguments {
    let name: String
    let data: SceneData
    /// The number of layers, in scenes where it can be chosen; nil selects the scene's default.
    let count: Int?

    /// - Parameter arguments: The program, the scene's name, the data folder, and optionally a count.
    init(_ arguments: [String]) throws {
        guard arguments.count >= 3 else { throw SceneError.usage }
        name = arguments[1]
        data = SceneData(folder: arguments[2])
        count = arguments.count > 3 ? Int(arguments[3]) : nil
    }

    func makeScene() throws -> Scene {
        switch name {
        case "S1": try StripesScene(data)
        case "S1-blur": try BlurScene(data)
        case "S2": try FlipScene(data)
        case "S3": try SpritesScene(data, count: count ?? 10_000)
        case "S4": try ShapesScene(data)
        case "S5": try CardsScene(data)
        case "S5-eased": try CardsScene(data, name: "s5-eased")
        case "S5-late": try CardsScene(data, delay: 0.1)
        case "S6": try FullScreenScene(data)
        case "S7": try DamageScene(data, count: count ?? 2_000)
        case "S7-apart": try DamageScene(data, count: count ?? 2_000, isApart: true)
        case "S7-commit": try CommitScene(data, count: count ?? 2_000)
        case "S9": try ParticlesScene(data)
        case "S10": CirclesScene(isGrowing: false)
        case "S10-growing": CirclesScene(isGrowing: true)
        case "plain": PlainScene(count: count ?? 1_000)
        default: throw SceneError.unknownScene(name)
        }
    }
}

/// The reason for which a scene cannot be shown.
enum SceneError: Error {
    case usage
    case unknownScene(String)
    case unreadable(String)
}
