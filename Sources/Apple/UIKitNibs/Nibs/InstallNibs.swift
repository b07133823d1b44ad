/// Sets the hook with which `UINib` creates objects; called from C before `main`.
@c(lamina_install_nibs)
public func installNibs() {
    // Safe because the process has only one thread before `main`.
    unsafe nibInstantiation = { document, owner, bundle, externalObjects in
        NibBuilder(document, owner: owner, bundle: bundle, externalObjects: externalObjects).build()
    }
}
