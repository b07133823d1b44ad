import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a replicator that fills this layer.
    fileprivate func replicator(_ count: Int, _ transform: CATransform3D) -> CAReplicatorLayer {
        let layer = add(CAReplicatorLayer().framed(0, 0, bounds.width, bounds.height))
        layer.instanceCount = count
        layer.instanceTransform = transform
        return layer
    }

    /// Adds a bar at the top of a dial, which a replicator's rotation repeats around the centre.
    fileprivate func bar(_ color: CGColor) -> CALayer {
        let bar = box(56, 14, 8, 26, color)
        bar.cornerRadius = 4
        return bar
    }
}

extension GalleryChapter {
    static let replicators = GalleryChapter(
        "Replicators",
        [
            .still("replicator-grid", "A row in a column of replicators; red falls from left to right, blue from top to bottom.") { canvas in
                canvas.backgroundColor = .ink
                let column = canvas.replicator(6, CATransform3DMakeTranslation(0, 18, 0))
                column.instanceBlueOffset = -0.17
                let row = column.replicator(6, CATransform3DMakeTranslation(18, 0, 0))
                row.instanceRedOffset = -0.17
                row.box(8, 8, 14, 14, .white).cornerRadius = 7
            },
            .still("replicator-dial", "Twelve bars about the centre, each fainter than the one before.") { canvas in
                let dial = canvas.replicator(12, CATransform3DMakeRotation(.pi / 6, 0, 0, 1))
                dial.instanceAlphaOffset = -1.0 / 12
                _ = dial.bar(.ink)
            },
            .still("replicator-group", "A translucent instance fades as a whole: its squares do not show through each other.") { canvas in
                let stairs = canvas.replicator(3, CATransform3DMakeTranslation(30, 30, 0))
                stairs.instanceAlphaOffset = -0.3
                stairs.box(8, 8, 26, 26, .blue)
                stairs.box(20, 20, 26, 26, .red)
            },
            .still("replicator-tint", "A picture and its frame, multiplied by white, orange and red.") { canvas in
                let stack = canvas.replicator(3, CATransform3DMakeTranslation(0, 38, 0))
                stack.instanceBlueOffset = -1
                stack.instanceGreenOffset = -0.4
                let card = stack.add(CALayer().framed(30, 6, 60, 32))
                card.contents = Pictures.landscape
                card.borderWidth = 2
                card.borderColor = .white
            },
            .still("replicator-spiral", "Each instance is turned and shrunk once more about the centre.") { canvas in
                let turn = CATransform3DMakeRotation(0.3, 0, 0, 1)
                let spiral = canvas.replicator(24, CATransform3DScale(turn, 0.92, 0.92, 1))
                spiral.instanceGreenOffset = -0.04
                spiral.box(10, 50, 34, 12, .yellow).cornerRadius = 6
            },
            .moving("replicator-delay", "Instances that lag by an eighth of a second: the wave of a fading spinner.", at: 1.3) { canvas in
                let spinner = canvas.replicator(8, CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
                spinner.instanceDelay = 0.125
                spinner.bar(.blue).animate("opacity", from: 1, to: 0.1) { $0.repeatCount = .infinity }
            },
            .moving("replicator-late", "Before and after its animation an instance shows the model: the first and the last.", at: 1.1) { canvas in
                let rows = canvas.replicator(5, CATransform3DMakeTranslation(0, 22, 0))
                rows.instanceDelay = 0.3
                rows.box(10, 8, 16, 16, .green).animate("position.x", from: 30, to: 102) { $0.isRemovedOnCompletion = false }
            },
            .still("replicator-depth", "Cards around an axis, one in front of the other: the replicator preserves depth.") { canvas in
                canvas.sublayerTransform.m34 = -1 / 300
                let tilt = canvas.add(CATransformLayer().framed(0, 0, 120, 120))
                tilt.transform = CATransform3DMakeRotation(-0.4, 1, 0, 0)
                let ring = tilt.replicator(8, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
                ring.preservesDepth = true
                ring.instanceRedOffset = -0.1
                ring.instanceGreenOffset = -0.06
                let card = ring.box(46, 40, 28, 40, .yellow)
                card.zPosition = 44
            },
            .still("replicator-flattened", "The same cards without: they are sorted by depth and drawn on the replicator's plane.") { canvas in
                canvas.sublayerTransform.m34 = -1 / 300
                let ring = canvas.replicator(8, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
                ring.transform = CATransform3DMakeRotation(-0.4, 1, 0, 0)
                ring.instanceRedOffset = -0.1
                ring.instanceGreenOffset = -0.06
                let card = ring.box(46, 40, 28, 40, .yellow)
                card.zPosition = 44
            },
            .still("replicator-masked", "A masked and translucent replicator is one group.") { canvas in
                canvas.backgroundColor = .ink
                let stripes = canvas.replicator(12, CATransform3DMakeTranslation(10, 0, 0))
                stripes.instanceRedOffset = -0.08
                stripes.opacity = 0.7
                stripes.box(2, 0, 6, 120, .white).transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                let mask = CAShapeLayer().framed(0, 0, 120, 120)
                mask.path = .ellipse(15, 15, 90, 90)
                stripes.mask = mask
            },
        ])
}
