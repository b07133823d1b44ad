import CoreGraphics
import Foundation
import QuartzCore

let transformRunners: [String: Runner] = [
    "transform": { vector in
        guard let function = functions[vector.input["op"]?.text ?? ""] else { throw Unsupported("an operation on transforms") }
        return function(vector.input)
    }
]

private let functions: [String: @Sendable (JSON) -> JSON] = [
    "makeTranslation": { JSON(with3($0, CATransform3DMakeTranslation)) },
    "makeScale": { JSON(with3($0, CATransform3DMakeScale)) },
    "makeRotation": { JSON(with4($0, CATransform3DMakeRotation)) },
    "translate": { input in JSON(with3(input) { CATransform3DTranslate(makeTransform(input["t"]), $0, $1, $2) }) },
    "scale": { input in JSON(with3(input) { CATransform3DScale(makeTransform(input["t"]), $0, $1, $2) }) },
    "rotate": { input in JSON(with4(input) { CATransform3DRotate(makeTransform(input["t"]), $0, $1, $2, $3) }) },
    "concat": { JSON(CATransform3DConcat(makeTransform($0["a"]), makeTransform($0["b"]))) },
    "invert": { JSON(CATransform3DInvert(makeTransform($0["t"]))) },
    "isAffine": { .bool(CATransform3DIsAffine(makeTransform($0["t"]))) },
    "makeAffine": { input in
        let n = arguments(input)
        return JSON(CATransform3DMakeAffineTransform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])))
    },
    "layerAffine": { input in
        let layer = CALayer()
        layer.transform = makeTransform(input["t"])
        return JSON(layer.affineTransform())
    },
]

private func arguments(_ input: JSON) -> [CGFloat] { input["args"]?.numbers?.map { CGFloat($0) } ?? [] }

private func with3(_ input: JSON, _ make: (CGFloat, CGFloat, CGFloat) -> CATransform3D) -> CATransform3D {
    let n = arguments(input)
    return make(n[0], n[1], n[2])
}

private func with4(_ input: JSON, _ make: (CGFloat, CGFloat, CGFloat, CGFloat) -> CATransform3D) -> CATransform3D {
    let n = arguments(input)
    return make(n[0], n[1], n[2], n[3])
}
