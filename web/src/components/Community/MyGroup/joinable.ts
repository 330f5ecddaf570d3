import type { MyGroupsQuery } from 'types/graphql'

/** A group that the viewer can join, or ask to join. */
export type Joinable = MyGroupsQuery['myGroups']['joinable'][number]
