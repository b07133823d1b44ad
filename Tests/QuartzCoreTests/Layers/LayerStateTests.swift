import CoreGraphics
import QuartzCore
import Testing

@Suite @MainActor struct LayerStateTests {
    private let layer = CALayer()
    private let child = CALayer()

    @Test func displayClearsTheDisplayRequest_state_001() {
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.display()
        #expect(!layer.needsDisplay())
    }

    @Test func newBoundsDoNotRequestDisplay_state_002() {
        layer.bounds.size = CGSize(width: 30, height: 40)
        #expect(!layer.needsDisplay())
    }

    @Test func newBoundsRequestDisplayWithNeedsDisplayOnBoundsChange_state_003() {
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size = CGSize(width: 30, height: 40)
        #expect(layer.needsDisplay())
    }

    @Test func aNewSublayerRequestsLayoutOfItsSuperlayerOnly_state_004_005() {
        layer.addSublayer(child)
        #expect(layer.needsLayout())
        #expect(!child.needsLayout())
    }

    @Test func aNewPositionDoesNotRequestLayout_state_006() {
        layer.addSublayer(child)
        layer.layoutIfNeeded()
        layer.position = CGPoint(x: 5, y: 6)
        #expect(!layer.needsLayout())
    }

    @Test func newBoundsRequestLayout_state_007() {
        layer.layoutIfNeeded()
        layer.bounds.size = CGSize(width: 30, height: 40)
        #expect(layer.needsLayout())
    }

    @Test func callingLayoutSublayersKeepsTheLayoutRequest_state_008() {
        layer.setNeedsLayout()
        layer.layoutSublayers()
        #expect(layer.needsLayout())
    }

    @Test func sublayersIsNilWithoutSublayers_state_009() {
        layer.addSublayer(child)
        child.removeFromSuperlayer()
        #expect(layer.sublayers == nil)
        layer.sublayers = []
        #expect(layer.sublayers == nil)
    }

    @Test func aMaskHasASuperlayerButIsNotASublayer_state_010_011() {
        layer.mask = child
        #expect(child.superlayer === layer)
        #expect(layer.sublayers == nil)
    }

    @Test func aRemovedMaskHasNoSuperlayer_state_012() {
        layer.mask = child
        layer.mask = nil
        #expect(child.superlayer == nil)
    }

    @Test func aMaskCanRemoveItselfFromItsSuperlayer() {
        layer.mask = child
        child.removeFromSuperlayer()
        #expect(layer.mask == nil)
        #expect(child.superlayer == nil)
    }

    @Test func aLayerWithASuperlayerCannotBeAMask() {
        let other = CALayer()
        other.addSublayer(child)
        layer.mask = child
        #expect(layer.mask == nil)
        #expect(child.superlayer === other)
    }
}
