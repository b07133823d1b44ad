/// A program with every construct that needs the table of methods, in two files; it prints a line for each fact.
enum SampleProgram {
    static let player = #"""
        import Foundation

        @objc protocol PlayerDelegate: NSObjectProtocol {
            func player(_ player: Player, didPlay song: String)
            @objc optional func player(_ player: Player, willPlay song: String) -> Bool
            @objc optional func playerDidStop(_ player: Player)
            @objc optional var title: String { get }
            @objc optional func player(_ player: Player,
                                       onFinish completion: (Int) -> Void)
        }

        @objcMembers
        class Player: NSObject {
            weak var delegate: PlayerDelegate?
            dynamic var volume: Float = 0.5
            @IBInspectable var isOn: Bool = false
            @objc(goOn) func proceed() -> String { "goOn" }
            private var onStop: (() -> Void)?

            func play(_ song: String) -> String {
                if delegate?.player?(self, willPlay: song) == false { return "refused" }
                delegate?.player(self, didPlay: song)
                onStop?()
                delegate?.playerDidStop?(self)
                delegate?.player?(self) { print("finished", $0) }
                if delegate?.player(_:willPlay:) != nil { return "asked \(delegate?.title ?? "no title")" }
                return "played"
            }
            class func make() -> Player { Player() }
            func load(from path: String, with options: [String: Any]?) throws {}
            private func hidden() {}
        }

        extension Player {
            func stop(after seconds: TimeInterval) { print("stop after", seconds) }
            func hook() -> String { "base" }
            override var description: String { "A player" }
        }

        class LoudPlayer: Player {
            override func hook() -> String { "loud " + super.hook() }
        }
        """#

    static let main = #"""
        import Foundation
        import LaminaMethods
        struct Selector { let name: String; init(_ name: String) { self.name = name } }

        class Fan: NSObject, PlayerDelegate {
            func player(_ player: Player, didPlay song: String) { print("did play", song) }
            func playerDidStop(_ player: Player) { print("did stop") }
            var title: String { "Fan" }
        }
        class StrictFan: Fan {
            @objc func player(_ player: Player, willPlay song: String) -> Bool { print("will play", song); return song != "bad" }
            func player(_ player: Player, onFinish completion: (Int) -> Void) { completion(7) }
        }
        private class Secret: NSObject {
            @objc func whisper(_ text: String) -> String { "psst " + text }
            class Inner: NSObject { @objc var level: Int = 3 }
        }
        class Box<T>: NSObject {
            let value: T
            init(_ value: T) { self.value = value }
            @objc private func show(_ sender: Any?) -> String { "box \(value)" }
        }
        final class IntBox: Box<Int> { @objc func twice() -> Int { value * 2 } }
        extension NSObject {
            @objc func greet(name: String) -> String { "hello \(name) from \(type(of: self))" }
            @objc func polite() -> String { "polite" }
        }
        class Rude: Player { override func polite() -> String { "rude, not " + super.polite() } }
        final class Ruder: Rude { override func polite() -> String { "ruder, not " + super.polite() } }
        func local() {
            class Local: NSObject { @objc func here() -> String { "here" } }
            print(try! Methods.call("here", of: Local()) as Any)
        }
        let player = Player()
        let fan = Fan(), strict = StrictFan()
        player.delegate = fan
        print(player.play("a"))
        player.delegate = strict
        print(player.play("bad"), player.play("good"))
        func call(_ s: Selector, _ o: AnyObject, _ a: Any?...) { do { print(s.name, try Methods.call(s.name, of: o, with: a) as Any) } catch { print(error) } }
        call(#selector(Player.proceed), player)
        call(#selector(Player.play), player, "x" as NSString)
        call(#selector(Player.stop(after:)), player, 3)
        call(#selector(getter: Player.volume), player)
        call(#selector(setter: Player.volume), player, NSNumber(value: 2))
        call(#selector(getter: Player.volume), player)
        call(#selector(NSObject.greet(name:)), player, "Bo")
        call(#selector(NSObject.greet), Secret(), "Bo")
        call(#selector(Secret.whisper), Secret(), "Bo")
        call(#selector(getter: Secret.Inner.level), Secret.Inner())
        call(#selector(Box<Int>.twice as (IntBox) -> () -> Int), IntBox(4))
        call(Selector("show:"), IntBox(4), nil)
        call(#selector(Player.make), Player.self as AnyObject)
        call(#selector(Player.load(from:
           with:)), player, "p", nil)
        call(#selector(Player.play(_:)), player)
        call(#selector(Player.play(_:)), player, 5)
        call(Selector("hidden"), player)
        local()
        print(LoudPlayer().hook(), Rude().polite(), Ruder().polite(), player.polite())
        print(#keyPath(Player.volume), Methods.responds(fan, to: "player:willPlay:"), player.description)
        try Methods.setValue(true, of: "isOn", in: player)
        print(try Methods.value(of: "on", in: player) as Any)
        print((fan as AnyObject).playerDidStop?(player) as Any, (player as AnyObject).playerDidStop?(player) as Any)
        #if os(iOS)
        print("iOS")
        #else
        print("not iOS")
        #endif
        """#

    static let output = #"""
        did play a
        did stop
        played
        will play bad
        will play good
        did play good
        did stop
        finished 7
        refused asked Fan
        goOn Optional("goOn")
        will play x
        did play x
        did stop
        finished 7
        play: Optional("asked Fan")
        stop after 3.0
        stopAfter: nil
        volume Optional(0.5)
        setVolume: nil
        volume Optional(2.0)
        greetWithName: Optional("hello Bo from Player")
        greetWithName: Optional("hello Bo from Secret")
        whisper: Optional("psst Bo")
        level Optional(3)
        twice Optional(8)
        show: Optional("box 4")
        make Optional(A player)
        loadFrom:with:error: nil
        play:: the method takes 1 arguments and got 0
        play:: argument 1 is of type Int instead of String
        -[App.Player hidden]: unrecognized selector
        Optional("here")
        loud base rude, not polite ruder, not rude, not polite polite
        volume false A player
        Optional(true)
        did stop
        Optional(()) nil
        iOS
        """#
}
