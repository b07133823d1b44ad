import UIKit

/// Sixty tiles in six vertical strips, which all take the colour of the strip that the user chooses.
final class BackgroundView: UIView, CAAnimationDelegate {
    private static let columns = StripColor.allCases.count
    private static let rows = 10
    private static let colorKey = "backgroundColor"

    private var tiles: [CALayer] = []
    /// The chosen colour; nil until the user chooses.
    private var selected: StripColor?
    /// True while tiles are animating.
    private var isMoving = false

    /// - Parameter color: The initial colour; nil shows the strips until the user chooses.
    init(frame: CGRect, color: StripColor?) {
        super.init(frame: frame)
        backgroundColor = .black
        for tag in 0..<Self.columns * Self.rows { addTile(tag: tag) }
        if let color { select(color) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (tag, tile) in tiles.enumerated() {
            tile.frame = tileFrame(tag)
            tile.initialPosition = tile.position
        }
        CATransaction.commit()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let place = touches.first?.location(in: self) else { return }
        let column = min(Self.columns - 1, max(0, Int(place.x / bounds.width * CGFloat(Self.columns))))
        guard let color = StripColor(rawValue: column) else { return }
        select(color)
    }

    /// Animates to a colour: by sliding the first time, tile by tile later.
    func select(_ color: StripColor) {
        guard !isMoving, color != selected else { return }
        let isFirst = selected == nil
        selected = color
        if isFirst { slideOut(leaving: color) } else { recolor(to: color) }
    }

    // MARK: Strips

    private func addTile(tag: Int) {
        let tile = CALayer()
        tile.tag = tag
        tile.frame = tileFrame(tag)
        tile.initialPosition = tile.position
        tile.backgroundColor = StripColor(rawValue: tag % Self.columns)?.color.cgColor
        layer.addSublayer(tile)
        tiles.append(tile)
    }

    /// Returns the tile's frame with edges on whole points, so that neighbours meet without a gap.
    private func tileFrame(_ tag: Int) -> CGRect {
        let (row, column) = (tag / Self.columns, tag % Self.columns)
        func edge(_ index: Int, of count: Int, _ length: CGFloat) -> CGFloat { (length * CGFloat(index) / CGFloat(count)).rounded() }
        let left = edge(column, of: Self.columns, bounds.width)
        let top = edge(row, of: Self.rows, bounds.height)
        return CGRect(
            x: left, y: top, width: edge(column + 1, of: Self.columns, bounds.width) - left,
            height: edge(row + 1, of: Self.rows, bounds.height) - top)
    }

    // MARK: From strips to one colour

    private func slideOut(leaving color: StripColor) {
        isMoving = true
        backgroundColor = color.color
        for tile in tiles where tile.column != color.rawValue {
            let isLeft = tile.column < color.rawValue
            let home = tile.initialPosition.x
            let start = home + (isLeft ? 1 : -1) * bounds.width * 0.02
            let away = home + (isLeft ? -1 : 1) * bounds.width
            let delay = Double.random(in: 0..<0.2)

            // A small step towards the chosen strip, then the long way out.
            let step = move(tile, from: home, to: start, delay: delay, duration: 0.15)
            let leave = move(tile, from: start, to: away, delay: delay + 0.15, duration: 0.4)
            leave.setValue("leave", forKey: "movement")
            leave.setValue(tile.tag, forKey: "tile")
            leave.delegate = self
            tile.add(step, forKey: "step")
            tile.add(leave, forKey: "leave")
        }
    }

    private func comeBack(_ tile: CALayer) {
        guard let selected else { return }
        let away = tile.presentation()?.position.x ?? tile.position.x
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        tile.backgroundColor = selected.color.cgColor
        CATransaction.commit()
        let back = move(
            tile, from: away, to: tile.initialPosition.x, delay: Double.random(in: 0.1..<0.3), duration: 0.4,
            fillMode: .both)
        back.setValue("return", forKey: "movement")
        back.setValue(tile.tag, forKey: "tile")
        back.delegate = self
        tile.add(back, forKey: "return")
        tile.removeAnimation(forKey: "step")
        tile.removeAnimation(forKey: "leave")
    }

    private func move(
        _ tile: CALayer, from start: CGFloat, to end: CGFloat, delay: Double, duration: Double, fillMode: CAMediaTimingFillMode = .forwards
    ) -> CABasicAnimation {
        let movement = CABasicAnimation(keyPath: "position.x")
        movement.fromValue = start
        movement.toValue = end
        movement.beginTime = tile.convertTime(CACurrentMediaTime(), from: nil) + delay
        movement.duration = duration
        movement.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        // A movement holds its last value until the next one replaces it. The return also shows its first value during its delay.
        movement.fillMode = fillMode
        movement.isRemovedOnCompletion = false
        return movement
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, let tag = anim.value(forKey: "tile") as? Int else { return }
        let tile = tiles.first { $0.tag == tag }
        switch anim.value(forKey: "movement") as? String {
        case "leave": tile.map(comeBack)
        case "return":
            tile?.removeAnimation(forKey: "return")
            isMoving = tiles.contains { $0.animationKeys() != nil }
        default: break
        }
    }

    // MARK: From one colour to another

    private func recolor(to color: StripColor) {
        for (order, tile) in tiles.shuffled().enumerated() {
            let change = CABasicAnimation(keyPath: Self.colorKey)
            change.fromValue = tile.backgroundColor
            change.toValue = color.color.cgColor
            change.beginTime = tile.convertTime(CACurrentMediaTime(), from: nil) + 0.01 * Double(order)
            change.duration = 0.05
            change.fillMode = .backwards
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            tile.backgroundColor = color.color.cgColor
            CATransaction.commit()
            tile.add(change, forKey: "recolor")
        }
    }
}
