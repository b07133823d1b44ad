/// The result of one test case.
struct Verdict: Encodable {
    enum Outcome: String, Encodable {
        case pass
        case fail
        case unsupported
    }

    let id: String
    let category: String
    let verdict: Outcome
    /// The wrong answer, or the missing key or form; nil for a pass.
    let reason: String?
}

extension Vector {
    /// Runs the test case and compares the answer with the expected value.
    ///
    /// - Returns: `unsupported` when there is no runner, and when the case has a key that the runner does not read.
    @MainActor func judged(by runner: Runner?, log: ((KeyLog) -> Void)? = nil) -> Verdict {
        func verdict(_ outcome: Verdict.Outcome, _ reason: String?) -> Verdict {
            Verdict(id: id, category: category, verdict: outcome, reason: reason)
        }
        guard let runner else { return verdict(.unsupported, "no runner for the category \(category)") }
        let question = Question(self)
        do {
            let answer = try runner(question)
            question.logMembers(of: answer)
            log?(question.log)
            let unread =
                question.log.unasked(in: input, at: "input") + question.log.unasked(in: expected, at: "expected")
            guard unread.isEmpty else { return verdict(.unsupported, "unknown: " + unread.joined(separator: ", ")) }
            if expected.matches(answer, within: tolerance) { return verdict(.pass, nil) }
            return verdict(.fail, "expected \(expected.line), got \(answer.line)")
        } catch let error as Unsupported {
            return verdict(.unsupported, error.what)
        } catch {
            return verdict(.fail, "\(error)")
        }
    }
}

extension Question {
    /// Records the expected members that the answer contains.
    fileprivate func logMembers(of answer: JSON) {
        for name in expected.json.members.keys where answer.member(name) != nil { log.ask("expected.\(name)") }
    }
}

extension UIKitCase {
    /// Runs the test case and compares the answer with the expected value.
    @MainActor func judged() -> Verdict {
        func verdict(_ outcome: Verdict.Outcome, _ reason: String?) -> Verdict {
            Verdict(id: id, category: category, verdict: outcome, reason: reason)
        }
        do {
            let answer = try answer()
            if expected.matches(answer, within: tolerance) { return verdict(.pass, nil) }
            return verdict(.fail, "expected \(expected.line), got \(answer.line)")
        } catch let error as Unsupported {
            return verdict(.unsupported, error.what)
        } catch {
            return verdict(.fail, "\(error)")
        }
    }
}
