// The filter of a list of users, as a saved view keeps it.
import { enrolments } from './enrolment'

export const usersFilters = [...enrolments, 'JOINED_TODAY', 'ARCHIVED'] as const

export type UsersFilter = (typeof usersFilters)[number]

export type UsersView = {
  q?: string | null
  filter?: UsersFilter | null
  batchId?: number | null
  stageId?: number | null
}

/** Reads a stored view; whatever an older version kept otherwise counts as absent. */
export const asUsersView = (stored: unknown): UsersView => {
  const view = (stored ?? {}) as Record<string, unknown>
  const numberOf = (value: unknown) =>
    typeof value === 'number' ? value : null
  return {
    q: typeof view.q === 'string' ? view.q : null,
    filter: usersFilters.find((filter) => filter === view.filter) ?? null,
    batchId: numberOf(view.batchId),
    stageId: numberOf(view.stageId),
  }
}
