import LaminaMarkup
import LaminaPrimitives
import Testing

@Suite struct TransformTests {
    private let quarter = Double.pi / 2

    @Test func theIdentityIsEmpty() {
        #expect(Transform3D.identity.camlText == "")
        #expect(Transform3D(caml: "") == .identity)
        #expect(Transform3D(caml: " \n") == .identity)
    }

    @Test func simpleTransformsAreFunctionsAndOthersTheirMatrix() {
        #expect(Transform3D.translation(1, 2.5, -3).camlText == "translate(1, 2.5, -3)")
        #expect(Transform3D.scale(2, 3, 1).camlText == "scale(2, 3, 1)")
        #expect(Transform3D.rotation(1, 0, 0, 1).camlText.hasPrefix("matrix("))
    }

    @Test func functionsTakeTwoOrThreeArguments() {
        #expect(Transform3D(caml: "scale(2)") == .scale(2, 2, 1))
        #expect(Transform3D(caml: "scale(2, 3)") == .scale(2, 3, 1))
        #expect(Transform3D(caml: "scale(2, 3, 4)") == .scale(2, 3, 4))
        #expect(Transform3D(caml: "translate(1, 2)") == .translation(1, 2, 0))
        #expect(Transform3D(caml: "translate( 1 , 2 , 3 )") == .translation(1, 2, 3))
    }

    @Test func anglesAreInDegreesWithTheSuffixAndElseInRadians() {
        #expect(Transform3D(caml: "rotate(90deg)") == .rotation(quarter, 0, 0, 1))
        #expect(Transform3D(caml: "rotate(180deg, 1, 0, 0)") == .rotation(.pi, 1, 0, 0))
        #expect(Transform3D(caml: "rotate(0.5, 0, 1, 0)") == .rotation(0.5, 0, 1, 0))
    }

    @Test func theFunctionOnTheRightActsFirst() throws {
        let transform = try #require(Transform3D(caml: "translate(10, 0) scale(2)"))
        #expect((transform.m11, transform.m41) == (2, 10))
        let other = try #require(Transform3D(caml: "scale(2) translate(10, 0)"))
        #expect((other.m11, other.m41) == (2, 20))
    }

    @Test func perspectiveIsTheElementOfTheThirdRowAndFourthColumn() {
        #expect(Transform3D(caml: "perspective(500)")?.m34 == -1.0 / 500)
        #expect(Transform3D(caml: "perspective(0)") == .identity)
    }

    @Test(arguments: [
        "scale", "scale(", "scale()", "scale(1, 2, 3, 4)", "scale(x)", "rotate()", "rotate(x deg)", "rotate(1, 2)", "skew(1)", ")", "(1)",
        "scale(1))",
        "matrix(1, 2)", "1 2 3", "translate(1)",
    ])
    func aMalformedTransformIsRefused(text: String) {
        #expect(Transform3D(caml: text) == nil)
    }

    @Test func everyTransformReadsBackAsTheSameMatrix() {
        var angle = 0.1
        for transform in [Transform3D.rotation(1, 1, 2, 3), .scale(0.1, 1e-7, 3), .translation(1e9, -0.3, 0)] {
            angle *= 3
            let mixed = transform.followed(by: .rotation(angle, 0, 1, 0)).followed(by: .translation(0.1, 0.2, 0.3))
            #expect(Transform3D(caml: mixed.camlText) == mixed)
            #expect(Transform3D(caml: transform.camlText) == transform)
        }
    }
}
