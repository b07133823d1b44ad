import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct EmitterCellTests {
    private let cell = CAEmitterCell()

    @Test func everyPropertyIsReadAndWrittenByItsKey() {
        for row in EmitterCell.properties.rows {
            let other: Any? =
                switch row.value(in: EmitterCell()) {
                case .bool(let flag): !flag
                case .number: 0.25
                case .rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.25)
                case .color: CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 1)
                case .text: row.name == "fillMode" ? "both" : "nearest"
                default: row.name == "name" ? "spark" : EmitterStage.image
                }
            cell.setValue(other, forKey: row.name)
            #expect(Value(bridging: cell.value(forKey: row.name)) == Value(bridging: other), "\(row.name)")
            #expect(cell.shouldArchiveValue(forKey: row.name), "\(row.name)")
            #expect(!CAEmitterCell().shouldArchiveValue(forKey: row.name), "\(row.name)")
        }
        #expect(cell.birthRate == 0.25 && cell.velocity == 0.25 && cell.minificationFilter == "nearest" && cell.fillMode == .both)
        #expect(!cell.isEnabled && cell.name == "spark" && cell.contentsRect.width == 0.5)
        #expect(cell.contents as? CGImage === EmitterStage.image)
    }

    @Test func defaultsAreApples() {
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
        #expect(CAEmitterCell.defaultValue(forKey: "birthRate") == nil)
        #expect(CAEmitterCell.defaultValue(forKey: "isEnabled") == nil)
        #expect(cell.duration == .infinity && cell.speed == 1 && cell.emitterCells == nil && cell.style == nil)
    }

    @Test func aValueOfTheWrongTypeIsRefusedAndTheOldOneStays() {
        cell.velocity = 5
        cell.setValue("fast", forKey: "velocity")
        #expect(cell.velocity == 5)
        cell.minificationFilter = "unknown"
        #expect(cell.minificationFilter == "linear")
    }

    @Test func aStyleGivesValuesToPropertiesThatWereNotSet() {
        cell.velocity = 5
        cell.style = ["velocity": 7, "scale": 3]
        #expect(cell.velocity == 5 && cell.scale == 3)
        cell.style = nil
        #expect(cell.scale == 1)
    }

    @Test func anyKeyStoresAValueAndPathsLeadToPartsAndCells() {
        let child = CAEmitterCell()
        child.name = "child"
        cell.emitterCells = [child]
        cell.setValue(1, forKey: "mine")
        cell.setValue(0.5, forKeyPath: "contentsRect.size.width")
        cell.setValue(2, forKeyPath: "emitterCells.child.scale")
        #expect(cell.value(forKey: "mine") as? Int == 1)
        #expect(cell.value(forKeyPath: "contentsRect.size.width") as? CGFloat == 0.5)
        #expect(cell.contentsRect.width == 0.5 && cell.name == nil && child.scale == 2)
        #expect(cell.value(forKeyPath: "emitterCells.child") as? CAEmitterCell === child)
    }
}
