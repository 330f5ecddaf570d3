import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment SuccessTaskFields on SuccessTask {
    id
    userId
    name
    kind
    text
    dueOn
    status
    outcome
    isOfPlaybook
    hasNeverCome
    closedByName
    closedAt
    createdAt
  }
`)

/** The queries that show tasks. */
export const tasksShownIn = [
  'SuccessWorklistQuery',
  'SuccessCareQuery',
  'FindSuccessManagerQuery',
  'SuccessMembersPageQuery',
]
