@_exported public import CFrameworkValues.CoreSpotlight
