@_exported public import CFrameworkValues.MediaPlayer
