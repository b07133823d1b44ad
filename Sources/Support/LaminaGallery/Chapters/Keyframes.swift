import CoreGraphics
import Foundation
import QuartzCore

extension GalleryChapter {
    static let keyframes = GalleryChapter(
        "Keyframes, springs and groups; discs show equal steps of time",
        [
            .still("keyframe-linear", "Through four points at even speed in each part.") { canvas in
                canvas.strobe(13) { corners() }
            },
            .still("keyframe-times", "The first part takes a tenth of the time.") { canvas in
                canvas.strobe(13) { corners { $0.keyTimes = [0, 0.1, 0.5, 1] } }
            },
            .still("keyframe-times-inside", "Key times from 0.25 to 0.75: the first and the last place are held outside of them.") { canvas in
                canvas.strobe(17, color: .green) { corners { $0.keyTimes = [0.25, 0.4, 0.6, 0.75] } }
            },
            .still("keyframe-discrete", "Three places and no way between them.") { canvas in
                canvas.strobe(13) { corners { $0.calculationMode = .discrete } }
            },
            .still("keyframe-paced", "The same speed on the whole way.") { canvas in
                canvas.strobe(13) {
                    corners {
                        $0.values = [(10, 20), (40, 20), (110, 20), (110, 110)].map { NSValue(point: CGPoint(x: $0.0, y: $0.1)) }
                        $0.calculationMode = .paced
                    }
                }
            },
            .still("keyframe-cubic", "A smooth curve through the points.") { canvas in
                canvas.strobe(21) { corners { $0.calculationMode = .cubic } }
            },
            .still("keyframe-timing-functions", "Each part has a timing function of its own.") { canvas in
                canvas.strobe(16, color: .red) {
                    corners {
                        $0.timingFunctions = [
                            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
                            CAMediaTimingFunction(name: .easeInEaseOut),
                        ]
                    }
                }
            },
            .still("keyframe-path", "Along a curve.") { canvas in
                canvas.shape(.wave, stroke: .pale, width: 2)
                canvas.strobe(15, color: .green) { along(.wave) }
            },
            .moving("keyframe-rotation-mode", "Arrows on a curve point where they go, and back.", at: 0) { canvas in
                canvas.shape(.wave, stroke: .pale, width: 2)
                for index in 0..<5 {
                    let arrow = canvas.shape(.line(0, 0, 18, 7, 0, 14, closed: true), fill: index % 2 == 0 ? .blue : .red)
                    arrow.frame = CGRect(x: 0, y: 0, width: 18, height: 14)
                    arrow.travel(along: .wave) {
                        $0.rotationMode = index % 2 == 0 ? .rotateAuto : .rotateAutoReverse
                        $0.speed = 0
                        $0.timeOffset = 0.1 + Double(index) / 5
                        $0.calculationMode = .paced
                    }
                }
            },
            .still("spring", "A spring passes its end and comes back; time goes downwards.") { canvas in
                canvas.box(79, 0, 2, 120, .pale)
                for index in 0..<24 {
                    let disc = canvas.box(0, 2 + Double(index) * 5, 6, 6, .purple)
                    disc.cornerRadius = 3
                    let spring = CASpringAnimation(keyPath: "position.x")
                    spring.damping = 4
                    spring.fromValue = 10
                    spring.toValue = 80
                    spring.duration = 10
                    spring.speed = 0
                    spring.timeOffset = Double(index) * 0.06
                    disc.add(spring, forKey: nil)
                }
            },
            .moving("animation-group", "A group moves and turns in one second of its own two, and is over its half.", at: 1) { canvas in
                canvas.box(10, 58, 100, 4, .pale)
                let box = canvas.box(0, 45, 30, 30)
                let move = CABasicAnimation(keyPath: "position.x")
                move.fromValue = 15
                move.toValue = 105
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                turn.toValue = Double.pi / 2
                let group = CAAnimationGroup()
                group.animations = [move, turn]
                group.duration = 2
                box.add(group, forKey: nil)
            },
            .moving("additive", "Two additive movements add up: to the right and down.", at: 0.5) { canvas in
                canvas.box(10, 10, 20, 20, .pale)
                let box = canvas.box(10, 10, 20, 20, .red)
                for keyPath in ["position.x", "position.y"] {
                    let move = CABasicAnimation(keyPath: keyPath)
                    move.fromValue = 0
                    move.toValue = 160
                    move.duration = 1
                    move.isAdditive = true
                    box.add(move, forKey: nil)
                    box.add(move.pullBack, forKey: nil)
                }
            },
            .moving("cumulative", "Each repeat goes on where the last one ended: two and a half steps.", at: 2.5) { canvas in
                for index in 0..<5 { canvas.box(10 + Double(index) * 25, 50, 2, 20, .pale) }
                canvas.box(0, 50, 20, 20, .green).animate("position.x", from: 10, to: 35) {
                    $0.repeatCount = 4
                    $0.isCumulative = true
                }
            },
            .moving("value-function", "A value function turns one number into a rotation about x.", at: 0.5) { canvas in
                canvas.box(20, 30, 80, 60, .blue).animate("transform", from: 0, to: Double.pi / 1.5) {
                    $0.valueFunction = CAValueFunction(name: .rotateX)
                }
            },
        ])

    /// Creates an animation of the position through four points.
    private static func corners(_ tune: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [(12, 100), (40, 20), (80, 100), (108, 20)].map { NSValue(point: CGPoint(x: $0.0, y: $0.1)) }
        animation.duration = 1
        tune(animation)
        return animation
    }

    private static func along(_ path: CGPath) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        return animation
    }
}

extension CABasicAnimation {
    /// An additive animation of the same property by -40 points, against the 160 points of this one.
    fileprivate var pullBack: CABasicAnimation {
        let copy = CABasicAnimation(keyPath: keyPath)
        copy.fromValue = 0
        copy.toValue = -40
        copy.duration = duration
        copy.isAdditive = true
        return copy
    }
}
