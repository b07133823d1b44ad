import Testing

struct ConstructTests {
    @Test func anObjectIsBuiltByTheInitialisersOfItsOwnClassAndNothingLeaks() throws {
        let built = [("Base", ""), ("Inheriting", ""), ("Overriding", " overridden")].flatMap { name, suffix in
            let once = ["init", "copy of Cargo", "copy of Array<Cargo>", "frame 1.0 2.0 3.0 4.0"].map { "\(name): \($0)\(suffix)" }
            return once + once + once
        }
        #expect(try Probe("construct").lines == built + ["stranger nil", "alive 0"])
    }

    @Test func anInitialiserThatASubclassDoesNotInheritEndsTheProcessWithItsName() throws {
        let probe = try Probe("constructMissing")
        #expect(!probe.succeeded)
        #expect(probe.errors.contains("unimplemented initializer 'init()' for class 'ClockProbe.Closed'"))
    }
}
