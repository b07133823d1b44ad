import Foundation

// Prints the events in a process whose clock is driven. Tests run this program as a child, because the clock applies to the whole process.

let scenarios: [String: @MainActor () -> Void] = [
    "construct": construct,
    "constructMissing": constructMissing,
    "idle": idle,
    "nested": nested,
    "random": random,
    "stubborn": stubborn,
    "tasks": tasks,
    "ties": ties,
    "timers": timers,
    "tracking": tracking,
    "waits": waits,
]
guard CommandLine.arguments.count == 2, let scenario = scenarios[CommandLine.arguments[1]] else {
    print("usage: ClockProbe", scenarios.keys.sorted().joined(separator: " | "))
    exit(64)
}
scenario()
