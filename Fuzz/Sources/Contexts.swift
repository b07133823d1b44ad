import UIKit

/// Runs a random sequence of drawing calls on a small context.
@MainActor func fuzzContexts(_ bytes: [UInt8]) {
    var data = FuzzedData(bytes)
    guard let context = smallContext() else { return }
    var program = DrawingProgram(context: context)
    for _ in 0..<40 where !data.isEmpty { program.step(&data) }
    _ = context.makeImage()
}

/// Interprets bytes as drawing calls on a context.
struct DrawingProgram {
    let context: CGContext
    /// The number of open transparency layers, which are counted so that most of them are ended.
    private var depth = 0

    init(context: CGContext) { self.context = context }

    mutating func step(_ data: inout FuzzedData) {
        switch data.choice(8) {
        case 0: changeState(&data)
        case 1: changeSpace(&data)
        case 2: addToPath(&data)
        case 3: paintPath(&data)
        case 4: paintShape(&data)
        case 5: paintGradient(&data)
        case 6: clip(&data)
        default: ask(&data)
        }
    }

    private func changeState(_ data: inout FuzzedData) {
        switch data.choice(11) {
        case 0: context.setFillColor(data.color())
        case 1: context.setStrokeColor(data.color())
        case 2: context.setLineWidth(data.number())
        case 3: context.setLineCap(data.pick([.butt, .round, .square]))
        case 4: context.setLineJoin(data.pick([.miter, .round, .bevel]))
        case 5: context.setMiterLimit(data.number())
        case 6: context.setLineDash(phase: data.number(), lengths: data.lengths())
        case 7: context.setAlpha(data.number())
        case 8: context.setBlendMode(data.pick(CGBlendMode.allCases))
        case 9: context.setShadow(offset: data.size(), blur: data.number(), color: data.flag() ? data.color() : nil)
        default: context.setShouldAntialias(data.flag())
        }
    }

    private mutating func changeSpace(_ data: inout FuzzedData) {
        switch data.choice(8) {
        case 0: context.saveGState()
        case 1: context.restoreGState()
        case 2: context.translateBy(x: data.number(), y: data.number())
        case 3: context.scaleBy(x: data.number(), y: data.number())
        case 4: context.rotate(by: data.number())
        case 5: context.concatenate(data.transform())
        case 6 where depth < 8:
            depth += 1
            if data.flag() {
                context.beginTransparencyLayer(in: data.rect(), auxiliaryInfo: nil)
            } else {
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
        default:
            depth = max(0, depth - 1)
            context.endTransparencyLayer()
        }
    }

    private func addToPath(_ data: inout FuzzedData) {
        switch data.choice(9) {
        case 0: context.beginPath()
        case 1: context.move(to: data.point())
        case 2: context.addLine(to: data.point())
        case 3: context.addCurve(to: data.point(), control1: data.point(), control2: data.point())
        case 4: context.closePath()
        case 5: context.addRects(data.list(most: 3) { $0.rect() })
        case 6:
            context.addArc(
                center: data.point(), radius: data.number(), startAngle: data.number(), endAngle: data.number(), clockwise: data.flag())
        case 7: context.addArc(tangent1End: data.point(), tangent2End: data.point(), radius: data.number())
        default: context.addPath(changedPath(&data))
        }
    }

    private func changedPath(_ data: inout FuzzedData) -> CGPath {
        let path = data.path()
        switch data.choice(5) {
        case 0:
            return path.copy(
                strokingWithWidth: data.number(), lineCap: data.pick([.butt, .round, .square]), lineJoin: data.pick([.miter, .round, .bevel]),
                miterLimit: data.number(), transform: data.transform())
        case 1: return path.copy(dashingWithPhase: data.number(), lengths: data.lengths())
        case 2: return path.flattened(threshold: data.number())
        default: return path
        }
    }

    private func paintPath(_ data: inout FuzzedData) {
        switch data.choice(4) {
        case 0: context.replacePathWithStrokedPath()
        default: context.drawPath(using: data.pick([.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
        }
    }

    private func paintShape(_ data: inout FuzzedData) {
        switch data.choice(6) {
        case 0: context.fill(data.list(most: 3) { $0.rect() })
        case 1: context.fillEllipse(in: data.rect())
        case 2: context.stroke(data.rect(), width: data.number())
        case 3: context.strokeLineSegments(between: data.list(most: 6) { $0.point() })
        case 4: context.clear(data.rect())
        default: if let image = data.image() { context.draw(image, in: data.rect(), byTiling: data.flag()) }
        }
    }

    private func paintGradient(_ data: inout FuzzedData) {
        let colors = data.list(most: 4) { $0.color() }
        let locations = colors.map { _ in CGFloat(data.number()) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: data.flag() ? locations : nil) else { return }
        let options: CGGradientDrawingOptions = data.flag() ? [.drawsBeforeStartLocation, .drawsAfterEndLocation] : []
        switch data.choice(3) {
        case 0: context.drawLinearGradient(gradient, start: data.point(), end: data.point(), options: options)
        case 1:
            context.drawRadialGradient(
                gradient, startCenter: data.point(), startRadius: data.number(), endCenter: data.point(), endRadius: data.number(),
                options: options)
        default: context.drawConicGradient(gradient, center: data.point(), angle: data.number())
        }
    }

    private func clip(_ data: inout FuzzedData) {
        switch data.choice(5) {
        case 0: context.clip(using: data.flag() ? .evenOdd : .winding)
        case 1: context.clip(to: data.rect())
        case 2: context.clip(to: data.list(most: 3) { $0.rect() })
        case 3: if let image = data.image() { context.clip(to: data.rect(), mask: image) }
        default: context.resetClip()
        }
    }

    private func ask(_ data: inout FuzzedData) {
        let path = changedPath(&data)
        _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(data.point(), using: data.flag() ? .evenOdd : .winding))
        _ = (context.boundingBoxOfClipPath, context.boundingBoxOfPath, context.pathContains(data.point(), mode: .fill))
        _ = (context.convertToUserSpace(data.rect()), context.convertToDeviceSpace(data.rect()), path == data.path())
    }
}
