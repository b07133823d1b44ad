@_exported public import CFrameworkValues.MapKit
@_exported public import CoreLocation
@_exported public import UIKit
