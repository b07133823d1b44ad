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

void main() {
    uint block = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (block >= frame[0]) return;
    ivec2 corner = ivec2(int(frame[4u + 3u * block]), int(frame[5u + 3u * block]));
    ivec2 place = corner + ivec2(gl_LocalInvocationID.xy);
    uint list = frame[6u + 3u * block];
    uint value = frame[list], end = list + 2u + frame[list + 1u];
    int depth = 0;
    for (uint index = list + 2u; index < end; index++) {
        uint entry = frame[index], kind = entry >> 30, item = entry & 0x3FFFFFFFu;
        ivec4 visible = visibleRect(item);
        // The same for the whole block. An item of a group lies inside the group's rectangle, so that nothing between begin and end is lost.
        if (visible.x >= corner.x + 16 || visible.y >= corner.y + 16 || visible.z <= corner.x || visible.w <= corner.y) continue;
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
    pixels[block * 256u + gl_LocalInvocationIndex] = value;
}
