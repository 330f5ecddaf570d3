import type { UsersFilter, UsersViewInput } from 'types/graphql'

/** The part of a list's variables that says who is shown. */
export const viewOf = ({
  q,
  filter,
  batchId,
  stageId,
}: Record<string, string | number>): UsersViewInput => ({
  q: q as string | undefined,
  filter: filter as UsersFilter | undefined,
  batchId: batchId as number | undefined,
  stageId: stageId as number | undefined,
})
