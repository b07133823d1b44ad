extension UIButton {
    /// Prepares the button for its menu, and shows the selected entry's title where the button asks for it.
    func menuChanged() {
        parts.menuOpener?.end()
        parts.menuOpener = nil
        guard let menu else { return }
        let opener = MenuOpener(self, isPrimary: showsMenuAsPrimaryAction) { [weak self] in self?.menu }
        opener.onChoose = { [weak self] menu, element in
            guard let self, showsSelection || menu.options.contains(.singleSelection) else { return }
            menu.select(element)
            if showsSelection { setTitle(element.title, for: .normal) }
        }
        parts.menuOpener = opener
        guard showsSelection, let first = menu.selectedElements.first ?? menu.children.first else { return }
        menu.select(first)
        setTitle(first.title, for: .normal)
    }

    /// True when the button shows the selected entry of its menu.
    private var showsSelection: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }
}
