import CoreGraphics
import Foundation
import QuartzCore

let transformRunners: [String: Runner] = [
    "transform": { question in
        let name = question.input["op"]?.text ?? ""
        guard let function = functions[name] else { throw Unsupported("the operation \(name)") }
        return try function(question.input)
    }
]

/// The functions for transforms, keyed by the name of the operation.
private let functions: [String: @Sendable (Input) throws -> JSON] = [
    "makeTranslation": { try JSON(with3($0, CATransform3DMakeTranslation)) },
    "makeScale": { try JSON(with3($0, CATransform3DMakeScale)) },
    "makeRotation": { try JSON(with4($0, CATransform3DMakeRotation)) },
    "translate": { input in
        let transform = try makeTransform(input["t"])
        return try JSON(with3(input) { CATransform3DTranslate(transform, $0, $1, $2) })
    },
    "scale": { input in
        let transform = try makeTransform(input["t"])
        return try JSON(with3(input) { CATransform3DScale(transform, $0, $1, $2) })
    },
    "rotate": { input in
        let transform = try makeTransform(input["t"])
        return try JSON(with4(input) { CATransform3DRotate(transform, $0, $1, $2, $3) })
    },
    "concat": { JSON(CATransform3DConcat(try makeTransform($0["a"]), try makeTransform($0["b"]))) },
    "equal": { .bool(CATransform3DEqualToTransform(try makeTransform($0["a"]), try makeTransform($0["b"]))) },
    "invert": { JSON(CATransform3DInvert(try makeTransform($0["t"]))) },
    "isIdentity": { .bool(CATransform3DIsIdentity(try makeTransform($0["t"]))) },
    "isAffine": { .bool(CATransform3DIsAffine(try makeTransform($0["t"]))) },
    "makeAffine": { JSON(CATransform3DMakeAffineTransform(try affine($0))) },
    "getAffine": { JSON(CATransform3DGetAffineTransform(try makeTransform($0["t"]))) },
    "layerAffine": { input in
        let layer = CALayer()
        layer.transform = try makeTransform(input["t"])
        return JSON(layer.affineTransform())
    },
    "setAffine": settingAffine, "setAffineTransform": settingAffine, "layerSetAffine": settingAffine,
]

/// Returns a layer's transform after `setAffineTransform`, given the transform `before`.
@Sendable private func settingAffine(_ input: Input) throws -> JSON {
    let layer = CALayer()
    layer.transform = try makeTransform(input["before"])
    layer.setAffineTransform(try affine(input))
    return JSON(layer.transform)
}

/// Returns the arguments of an operation.
private func arguments(_ input: Input, _ count: Int) throws -> [CGFloat] {
    guard let numbers = input["args"]?.numbers, numbers.count == count else { throw Unsupported("other than \(count) arguments") }
    return numbers.map { CGFloat($0) }
}

private func with3(_ input: Input, _ make: (CGFloat, CGFloat, CGFloat) -> CATransform3D) throws -> CATransform3D {
    let n = try arguments(input, 3)
    return make(n[0], n[1], n[2])
}

private func with4(_ input: Input, _ make: (CGFloat, CGFloat, CGFloat, CGFloat) -> CATransform3D) throws -> CATransform3D {
    let n = try arguments(input, 4)
    return make(n[0], n[1], n[2], n[3])
}

private func affine(_ input: Input) throws -> CGAffineTransform {
    let n = try arguments(input, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}
