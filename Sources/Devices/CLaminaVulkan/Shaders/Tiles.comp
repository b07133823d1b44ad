#version 450
#extension GL_GOOGLE_include_directive : require
#include "CLaminaRules.h"
#include "Items.glsl"

// Draws one block of 16 by 16 pixels, one pixel per invocation, by the list of its tile.
//
// The list is a program with a stack. A pixel's value stays in a register from its first item to its last; beginning a group puts the value aside and
// begins a clear one.
//
//     draw card        value: card over background
//     begin group      stack: value                        value: clear
//     draw text        stack: value                        value: text
//     begin mask       stack: value, contents              value: clear
//     draw circle      stack: value, contents              value: circle
//     end group        value: contents · mask's alpha · opacity, blended with the value put aside

layout(local_size_x = 16, local_size_y = 16) in;

// As many as `TileProgram.mostValues`.
uint stack[32];

// The item that an entry of a list names begins or ends a group, or is drawn.
#define drawEntry 0u
#define beginEntry 1u
#define maskEntry 2u
#define endEntry 3u

// The entries of a list that concern the block are picked 256 at a time, one by each invocation: a tile has more blocks than most items touch.
#define pickCount 256u
shared uint picked[8];

bool concerns(uint item, ivec2 corner) {
    ivec4 visible = visibleRect(item);
    return visible.x < corner.x + 16 && visible.y < corner.y + 16 && visible.z > corner.x && visible.w > corner.y;
}

// Sets a bit of `picked` for each entry from `first` on that concerns the block.
void pick(uint first, uint end, ivec2 corner) {
    uint own = gl_LocalInvocationIndex;
    barrier();
    if (own < 8u) picked[own] = 0u;
    barrier();
    if (first + own < end && concerns(frame[first + own] & 0x3FFFFFFFu, corner)) atomicOr(picked[own >> 5], 1u << (own & 31u));
    barrier();
}

void main() {
    uint block = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (block >= frame[0]) return;
    ivec2 corner = ivec2(int(frame[4u + 3u * block]), int(frame[5u + 3u * block]));
    ivec2 place = corner + ivec2(gl_LocalInvocationID.xy);
    uint list = frame[6u + 3u * block];
    uint value = frame[list], end = list + 2u + frame[list + 1u];
    int depth = 0;
    for (uint first = list + 2u; first < end; first += pickCount) {
        // An item of a group lies inside the group's rectangle, so that nothing between begin and end is lost.
        pick(first, end, corner);
        for (uint word = 0u; word < 8u; word++) {
            for (uint bits = picked[word]; bits != 0u; bits &= bits - 1u) {
                uint entry = frame[first + 32u * word + uint(findLSB(bits))], kind = entry >> 30, item = entry & 0x3FFFFFFFu;
                ivec4 visible = visibleRect(item);
                bool isInside = place.x >= visible.x && place.y >= visible.y && place.x < visible.z && place.y < visible.w;
                if (kind == drawEntry) {
                    if (isInside) value = drawn(item, place, value);
                    continue;
                }
                if (kind != endEntry) {
                    stack[depth++] = value;
                    value = 0u;
                    continue;
                }
                if (hasMask(item)) {
                    uint contents = stack[--depth];
                    value = fadedRule(contents, value >> 24);
                }
                uint under = stack[--depth];
                value = isInside ? composed(item, place, value, under) : under;
            }
        }
    }
    pixels[block * 256u + gl_LocalInvocationIndex] = value;
}
