public import Foundation
import LaminaFoundation
import LaminaProcess

/// A graph of nodes whose players are heard in a film.
///
/// A sound is heard at the volume of all mixers between its player and the output, and at the speed of the nodes that change it. Nothing is rendered while
/// the app runs: the film mixes the players' sounds at its end.
open class AVAudioEngine: NSObject {
    /// The mixer before the output.
    public let mainMixerNode = AVAudioMixerNode()
    /// The output.
    public let outputNode = AVAudioOutputNode()
    /// The microphone, which hears nothing.
    public let inputNode = AVAudioInputNode()
    /// True while the engine runs.
    open private(set) var isRunning = false
    /// True when the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// All nodes.
    open private(set) var attachedNodes: Set<AVAudioNode> = []

    /// The node to which each node's output leads.
    private var targets: [ObjectIdentifier: AVAudioNode] = [:]
    /// The uptime of the start, in seconds.
    private var startTime: TimeInterval = 0

    /// The format of connections for which none was named.
    static let usualRate = 44_100.0
    static var usualFormat: AVAudioFormat { AVAudioFormat(rate: usualRate) }

    /// Creates an engine with its mixer and output.
    public override init() {
        super.init()
        for node in [mainMixerNode, outputNode, inputNode] { attach(node) }
        targets[ObjectIdentifier(mainMixerNode)] = outputNode
    }

    /// Adds a node.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    /// Removes a node.
    open func detach(_ node: AVAudioNode) {
        (node as? AVAudioPlayerNode)?.stop()
        disconnectNodeOutput(node)
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Leads a node's output to another node.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        guard attachedNodes.contains(node1), attachedNodes.contains(node2) else {
            return Diagnostics.report(exception: "com.apple.coreaudio.avfaudio", detail: "a node is connected before it is attached")
        }
        targets[ObjectIdentifier(node1)] = node2
        if let format { node1.format = format }
        changeLevels()
    }
    /// Leads an output of a node to an input of another node.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {
        connect(node1, to: node2, format: format)
    }
    /// Removes the connection of a node's output.
    open func disconnectNodeOutput(_ node: AVAudioNode) {
        targets[ObjectIdentifier(node)] = nil
        changeLevels()
    }
    /// Removes the connections of a node's inputs.
    open func disconnectNodeInput(_ node: AVAudioNode) {
        for (source, target) in targets where target === node { targets[source] = nil }
        changeLevels()
    }

    /// Prepares to start.
    open func prepare() {}
    /// Starts, and lets players go on that a pause has stopped.
    open func start() throws {
        guard !isRunning else { return }
        Records.add("engine.start")
        (isRunning, startTime) = (true, ProcessInfo.processInfo.systemUptime)
        for player in players { player.engineStarts() }
    }
    /// Pauses all players.
    open func pause() {
        guard isRunning else { return }
        isRunning = false
        for player in players { player.engineStops() }
    }
    /// Pauses all players, and releases the device.
    open func stop() { pause() }
    /// Forgets what the nodes have to play.
    open func reset() { for node in attachedNodes { node.reset() } }

    // MARK: Players

    private var players: [AVAudioPlayerNode] { attachedNodes.compactMap { $0 as? AVAudioPlayerNode }.sorted { $0.number < $1.number } }

    /// The present moment of the engine's clock.
    var renderTime: AVAudioTime? {
        guard isRunning else { return nil }
        let uptime = ProcessInfo.processInfo.systemUptime
        let sample = AVAudioFramePosition(((uptime - startTime) * Self.usualRate).rounded(.down))
        return AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: uptime), sampleTime: sample, atRate: Self.usualRate)
    }

    /// The volume and the speed of a player's sound at the output; nil for a player that is not connected to it.
    func level(of player: AVAudioNode) -> (volume: Float, speed: Double, keepsPitch: Bool)? {
        var (node, level) = (player, (volume: Float(1), speed: 1.0, keepsPitch: true))
        // A path through all nodes is the longest without a circle.
        for _ in 0...attachedNodes.count {
            guard let next = targets[ObjectIdentifier(node)] else { return nil }
            if next === outputNode { return level }
            if let mixer = next as? AVAudioMixerNode {
                level.volume *= max(0, mixer.outputVolume) * (mixer === mainMixerNode ? 1 : max(0, mixer.volume))
            }
            if let unit = next as? AVAudioUnit { level = (level.volume, level.speed * unit.speed, level.keepsPitch && unit.keepsPitch) }
            node = next
        }
        return nil
    }

    /// Tells the players that a volume on their way has changed.
    func changeLevels() { for player in players { player.changeLevel() } }
}
