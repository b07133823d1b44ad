import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let shapes = GalleryChapter(
        "Shape layers",
        [
            .still("fill-rule", "The star filled by the non-zero rule, and in front a smaller one by the even-odd rule.") { canvas in
                canvas.shape(.star, fill: .pale)
                let star = canvas.shape(.star, fill: .red)
                star.fillRule = .evenOdd
                star.setAffineTransform(CGAffineTransform(scaleX: 0.7, y: 0.7))
            },
            .still("fill-and-stroke", "The stroke is above the fill, half inside and half outside.") { canvas in
                canvas.shape(.ellipse(20, 30, 80, 60), fill: .yellow, stroke: CGColor.ink.faded(0.5), width: 12)
            },
            .still("line-width", "Widths of 0.5, 1, 2, 4 and 8 points.") { canvas in
                for (index, width) in [0.5, 1, 2, 4, 8].enumerated() {
                    let y = 14 + Double(index) * 22
                    canvas.shape(.line(10, y + 6, 110, y - 4), stroke: .ink, width: width)
                }
            },
            .still("line-cap", "Butt, round and square ends; the thin line is the path.") { canvas in
                for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
                    let y = 25 + Double(index) * 35
                    canvas.shape(.line(25, y, 95, y), stroke: .blue, width: 20).lineCap = cap
                    canvas.shape(.line(25, y, 95, y), stroke: .white, width: 1)
                }
            },
            .still("line-join", "Miter, round and bevel joins.") { canvas in
                for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
                    let y = Double(index) * 34
                    canvas.shape(.line(20, 42 + y, 60, 22 + y, 100, 42 + y), stroke: .green, width: 14).lineJoin = join
                }
            },
            .still("miter-limit", "The same corner with limits of 10, 4 and 1.") { canvas in
                for (index, limit) in [10.0, 4, 1].enumerated() {
                    let x = Double(index) * 38
                    canvas.shape(.line(12 + x, 100, 22 + x, 40, 32 + x, 100), stroke: .purple, width: 8).miterLimit = limit
                }
            },
            .still("dash-pattern", "Dashes of 12 and 6 points; of 1 and 10 with round caps; of three numbers.") { canvas in
                for (index, pattern) in [[12, 6], [0.01, 10], [16, 4, 2]].enumerated() {
                    let line = canvas.shape(.line(10, 25 + Double(index) * 35, 110, 25 + Double(index) * 35), stroke: .ink, width: 6)
                    line.lineDashPattern = pattern.map { NSNumber(value: $0) }
                    line.lineCap = index == 1 ? .round : .butt
                }
            },
            .still("dash-phase", "The same dashes with phases of 0, 5 and 10 points.") { canvas in
                for index in 0..<3 {
                    let line = canvas.shape(.line(10, 30 + Double(index) * 30, 110, 30 + Double(index) * 30), stroke: .red, width: 10)
                    line.lineDashPattern = [20, 10]
                    line.lineDashPhase = Double(index) * 5
                }
            },
            .still("dashed-curve", "Dashes follow a curve.") { canvas in
                canvas.shape(.wave, stroke: .blue, width: 6).lineDashPattern = [14, 7]
            },
            .still("stroke-start-end", "The stroke from a fifth to four fifths of the path, over the whole of it.") { canvas in
                canvas.shape(.wave, stroke: .pale, width: 12)
                let part = canvas.shape(.wave, stroke: .red, width: 6)
                part.strokeStart = 0.2
                part.strokeEnd = 0.8
            },
            .still("arcs", "Three quarters of a ring with round caps, and a slice.") { canvas in
                let arc = CGPath.made { path in
                    path.addArc(center: CGPoint(x: 60, y: 60), radius: 44, startAngle: -.pi / 2, endAngle: .pi, clockwise: false)
                }
                canvas.shape(arc, stroke: .green, width: 14).lineCap = .round
                let slice = CGPath.made { path in
                    path.move(to: CGPoint(x: 60, y: 60))
                    path.addArc(center: CGPoint(x: 60, y: 60), radius: 28, startAngle: 0, endAngle: 2, clockwise: false)
                    path.closeSubpath()
                }
                canvas.shape(slice, fill: .yellow)
            },
            .still("subpaths", "A ring made of two circles: the inner one runs the other way and cuts a hole.") { canvas in
                let ring = CGPath.made { path in
                    path.addArc(center: CGPoint(x: 60, y: 60), radius: 48, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
                    path.closeSubpath()
                    path.move(to: CGPoint(x: 86, y: 60))
                    path.addArc(center: CGPoint(x: 60, y: 60), radius: 26, startAngle: 0, endAngle: -2 * .pi, clockwise: true)
                    path.closeSubpath()
                }
                canvas.shape(ring, fill: .blue)
            },
        ])

    static let gradients = GalleryChapter(
        "Gradient layers",
        [
            .still("gradient-axial", "From top to bottom, which is the default, and along a diagonal.") { canvas in
                canvas.gradient(8, 10, 48, 100, [.red, .yellow])
                let diagonal = canvas.gradient(64, 10, 48, 100, [.blue, .white, .green])
                diagonal.startPoint = .zero
                diagonal.endPoint = CGPoint(x: 1, y: 1)
            },
            .still("gradient-locations", "The same colours at other locations; hard steps where two are equal.") { canvas in
                for (index, locations) in [[0, 0.1, 1], [0, 0.9, 1], [0.5, 0.5, 0.5]].enumerated() {
                    let bar = canvas.gradient(10, 10 + Double(index) * 36, 100, 28, [.ink, .yellow, .red])
                    bar.locations = locations.map { NSNumber(value: $0) }
                    bar.startPoint = CGPoint(x: 0, y: 0.5)
                    bar.endPoint = CGPoint(x: 1, y: 0.5)
                }
            },
            .still("gradient-radial", "From the middle to the corner of an ellipse.") { canvas in
                let layer = canvas.gradient(10, 25, 100, 70, [.white, .blue, .ink])
                layer.type = .radial
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = CGPoint(x: 1, y: 1)
            },
            .still("gradient-conic", "Around the middle, beginning towards the top.") { canvas in
                let layer = canvas.gradient(15, 15, 90, 90, [.red, .yellow, .green, .blue, .purple, .red])
                layer.type = .conic
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = CGPoint(x: 0.5, y: 0)
                layer.cornerRadius = 45
            },
            .still("gradient-alpha", "From a colour to clear, above a picture.") { canvas in
                let picture = canvas.add(CALayer().framed(10, 25, 100, 70))
                picture.contents = Pictures.landscape
                canvas.gradient(10, 25, 100, 70, [CGColor.ink.faded(0), .ink])
            },
            .still("gradient-corners", "Rounded corners and a border on a gradient.") { canvas in
                let layer = canvas.gradient(15, 30, 90, 60, [.purple, .red])
                layer.cornerRadius = 22
                layer.borderWidth = 4
                layer.borderColor = .ink
            },
        ])
}
