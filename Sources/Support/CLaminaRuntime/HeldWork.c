#include "HeldWork.h"
#include <stdlib.h>

lamina_work_list lamina_waiting = LAMINA_EMPTY_WORK_LIST;

bool lamina_hold(lamina_work_list *list, lamina_held_work work) {
    lamina_held_work *held = malloc(sizeof *held);
    if (!held) return false;
    *held = work;
    pthread_mutex_lock(&list->lock);
    held->deadline.order = lamina_next_order();
    lamina_held_work **place = &list->first;
    while (*place && lamina_is_before((*place)->deadline, held->deadline)) place = &(*place)->next;
    held->next = *place;
    *place = held;
    pthread_mutex_unlock(&list->lock);
    return true;
}

lamina_deadline lamina_first_deadline(lamina_work_list *list) {
    pthread_mutex_lock(&list->lock);
    lamina_deadline deadline = list->first ? list->first->deadline : lamina_never;
    pthread_mutex_unlock(&list->lock);
    return deadline;
}

bool lamina_start_first(lamina_work_list *list) {
    pthread_mutex_lock(&list->lock);
    lamina_held_work *first = list->first;
    if (first) list->first = first->next;
    pthread_mutex_unlock(&list->lock);
    // The lock is released first, because `start` may run code that calls `lamina_hold`, which takes it.
    if (first) first->start(first);
    free(first);
    return first != NULL;
}
