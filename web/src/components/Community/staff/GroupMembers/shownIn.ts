/** The queries that show who is in a group. */
export const shownIn = [
  'GroupMembersPageQuery',
  'ManagedGroupQuery',
  'FindGroupQuery',
]
