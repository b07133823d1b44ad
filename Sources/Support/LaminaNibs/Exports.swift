// Users of elements call members of their type, which LaminaMarkup declares.
@_exported public import LaminaMarkup
