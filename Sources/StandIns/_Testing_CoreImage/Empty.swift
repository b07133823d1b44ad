// Empty on purpose: Swift Testing looks for a module of this name beside the façade (its "cross-import overlay").
