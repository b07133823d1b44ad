# Sourced by the scripts that take minutes: runs their phases, shows how far each is, and prints a table of the seconds at the end.

phase_log=$(mktemp)
phase_names=()
phase_seconds=()
# The label of the script's messages, such as "demo".
phase_label=$(basename "$0")

# usage: phase NAME COMMAND...
# Runs a command as one row of the table; its output is shown.
phase() {
    # Bash shows these to the command too, so their names are long.
    local phase_name=$1 phase_start=$SECONDS phase_status=0
    shift
    # Behind `||`, Bash would go on after an error inside the command, whatever `set -e` says.
    set +e
    (
        set -e
        "$@"
    )
    phase_status=$?
    set -e
    phase_names+=("$phase_name")
    phase_seconds+=($((SECONDS - phase_start)))
    return "$phase_status"
}

# usage: quietly COMMAND...
# Runs a build and shows in place of its output how far it is: a line every 20 s, or one changing line on a terminal.
# A build that fails shows its errors, and leaves everything that it wrote in a file that is named.
quietly() {
    local status=0
    # The status is the build's, since the others do not fail.
    "$@" </dev/null 2>&1 | tee "$phase_log" | show_progress || status=$?
    if ((status != 0)); then
        # The compiler repeats an error for each file that it compiled beside the wrong one.
        if grep -qE '(error|fatal): ' "$phase_log"; then
            grep -E '(error|fatal): ' "$phase_log" | sort -u | sed -n 1,30p >&2
        else
            tail -n 30 "$phase_log" >&2
        fi
        local kept
        kept=$(mktemp -t "lamina-$phase_label.XXXXXX.log")
        cp "$phase_log" "$kept"
        echo "$phase_label: \`$*\` failed; all of its output is in $kept" >&2
    fi
    return "$status"
}

# Reads lines such as "[12/340] Compiling UIKitViews UIView.swift"; SwiftPM learns of more steps as it goes.
show_progress() {
    local line next=0
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ ([A-Za-z]+\ [A-Za-z0-9_]+) ]] || continue
        local text="$phase_label: ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]} steps, $SECONDS s: ${BASH_REMATCH[3]}"
        if [[ -t 1 ]]; then
            printf '\r\033[K%s' "$text"
        elif ((SECONDS >= next)); then
            next=$((SECONDS + 20))
            echo "$text"
        fi
    done
    if [[ -t 1 ]]; then printf '\r\033[K'; fi
}

print_phases() {
    local index sum=0
    echo "$phase_label: seconds of each phase"
    for index in "${!phase_names[@]}"; do
        printf '%6d  %s\n' "${phase_seconds[index]}" "${phase_names[index]}"
        sum=$((sum + phase_seconds[index]))
    done
    printf '%6d  together\n' "$sum"
}
