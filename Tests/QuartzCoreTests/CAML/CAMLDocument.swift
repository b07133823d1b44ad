import CoreGraphics
import Foundation
import QuartzCore

/// CAML documents that tests write.
enum CAMLDocument {
    /// Returns the document whose root element contains a text.
    static func text(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
        \(content)
        </caml>
        """
    }

    /// Reads a document; the root element of its first layer is in line 3.
    static func package(_ content: String) throws(CAPackageError) -> CAPackage {
        try CAPackage(Data(text(content).utf8), file: "test.caml")
    }

    /// Reads a document without unknown parts.
    static func layer(_ content: String) throws -> CALayer {
        let package = try package(content)
        guard package.warnings.isEmpty else { throw Surprise(warnings: package.warnings) }
        return package.rootLayer
    }

    struct Surprise: Error { let warnings: [CAPackageWarning] }

    /// A document with every kind of element, for tests that damage it.
    static let sample = text(
        """
        <CALayer id="#1" bounds="0 0 100 80" position="50 40" name="root" backgroundColor="0.5 0.25 1" transform="scale(2, 2, 1)">
          <style><NSDictionary><opacity type="real" value="0.5"/></NSDictionary></style>
          <sublayers>
            <CAShapeLayer id="#2" path="0 0 m 10 0 l 1 2 3 4 5 6 c h" lineWidth="3"><fillColor opacity="0.5" value="1 0 0"/></CAShapeLayer>
            <CAGradientLayer startPoint="0 0"><colors><CGColor value="1 0 0"/><CGColor value="0 0 1" opacity="0.5"/></colors></CAGradientLayer>
            <CATextLayer fontSize="12"><string type="string" value="a &amp; b"/></CATextLayer>
            <CAEmitterLayer emitterShape="circle"><emitterCells><CAEmitterCell name="spark" birthRate="5" lifetime="2"/></emitterCells></CAEmitterLayer>
          </sublayers>
          <filters><CAFilter filter="gaussianBlur" name="blur" inputRadius="3"/></filters>
          <animations>
            <animation type="CABasicAnimation" keyPath="opacity" duration="2"><fromValue type="real" value="0.5"/></animation>
            <p key="spin" type="CAKeyframeAnimation" keyPath="transform.rotation.z" repeatCount="inf" duration="3">
              <keyTimes><integer value="0"/><real value="0.25"/><integer value="1"/></keyTimes>
              <values><integer value="0"/><real value="3.1"/><integer value="6"/></values>
              <timingFunctions><CAMediaTimingFunction value="0.1 0.2 0.3 0.4"/></timingFunctions>
            </p>
          </animations>
          <states>
            <LKState name="on"><elements>
              <LKStateSetValue targetId="#2" keyPath="opacity"><value type="real" value="0.25"/></LKStateSetValue>
            </elements></LKState>
          </states>
          <stateTransitions>
            <LKStateTransition fromState="*" toState="on"><elements>
              <LKStateTransitionElement key="opacity" targetId="#2">
                <animation type="CASpringAnimation" damping="50" mass="2" stiffness="300" velocity="1" keyPath="opacity" duration="0.8"/>
              </LKStateTransitionElement>
            </elements></LKStateTransition>
          </stateTransitions>
        </CALayer>
        """)
}
