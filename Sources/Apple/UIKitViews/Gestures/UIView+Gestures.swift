extension UIView {
    package func adopt(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.giveUp(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    func giveUp(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.interrupt()
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}
