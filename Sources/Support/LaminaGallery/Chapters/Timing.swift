import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds discs, one below the other, that move from left to right, each with timing of its own.
    fileprivate func race(_ timings: [(CABasicAnimation) -> Void]) {
        for (index, timing) in timings.enumerated() {
            let y = 12 + Double(index) * (104 / Double(timings.count))
            box(15, y + 6, 90, 2, .pale)
            let disc = box(15, y, 14, 14, index % 2 == 0 ? .blue : .red)
            disc.cornerRadius = 7
            disc.animate("position.x", from: 22, to: 98, timing)
        }
    }
}

extension GalleryChapter {
    static let timing = GalleryChapter(
        "Timing",
        [
            .moving("timing-functions", "Linear, ease in, ease out, ease in and out, default: after 0.3 of a second.", at: 0.3) { canvas in
                let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
                canvas.race(names.map { name in { $0.timingFunction = CAMediaTimingFunction(name: name) } })
            },
            .moving("timing-begin", "Begin times of 0, 0.2 and 0.4 of a second; after 0.6.", at: 0.6) { canvas in
                canvas.race([0, 0.2, 0.4].map { begin in { $0.beginTime = begin } })
            },
            .moving("timing-fill", "Before an animation begins: without fill the model shows, with backwards fill the first value.", at: 0.1) {
                canvas in
                canvas.race(
                    [CAMediaTimingFillMode.removed, .backwards].map { mode in
                        {
                            $0.fromValue = 98
                            $0.toValue = 22
                            $0.beginTime = 0.5
                            $0.fillMode = mode
                        }
                    })
            },
            .moving("timing-end", "After an animation: without fill the model shows, with forwards fill the last value.", at: 1.5) { canvas in
                canvas.race(
                    [CAMediaTimingFillMode.removed, .forwards].map { mode in
                        {
                            $0.fillMode = mode
                            $0.isRemovedOnCompletion = false
                        }
                    })
            },
            .moving("timing-autoreverses", "On the way back, and on the way there again.", at: 1.25) { canvas in
                canvas.race([
                    { $0.autoreverses = true },
                    {
                        $0.repeatCount = 2
                        $0.autoreverses = false
                    },
                ])
            },
            .moving("timing-speed", "Speeds of 0.5, 1 and 2 after 0.4 of a second.", at: 0.4) { canvas in
                canvas.race([0.5, 1, 2].map { speed in { $0.speed = speed } })
            },
            .moving("timing-offset", "Time offsets of 0, 0.25 and 0.75, with a stopped clock.", at: 0.4) { canvas in
                canvas.race(
                    [0, 0.25, 0.75].map { offset in
                        {
                            $0.speed = 0
                            $0.timeOffset = offset
                        }
                    })
            },
            .moving("timing-layer-speed", "The layer's own clock runs at half speed and begins late.", at: 1) { canvas in
                for (index, begin) in [0, 0.5].enumerated() {
                    let world = canvas.add(CALayer().framed(0, 20 + Double(index) * 45, 120, 30))
                    world.speed = 0.5
                    world.beginTime = begin
                    let disc = world.box(15, 5, 20, 20, .purple)
                    disc.cornerRadius = 10
                    disc.animate("position.x", from: 22, to: 98)
                }
            },
        ])
}
