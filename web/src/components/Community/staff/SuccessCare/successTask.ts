import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment SuccessTaskFields on SuccessTask {
    id
    userId
    name
    profileImage
    email
    mobileNumber
    facebookProfile
    owedCentavos
    readyText
    kind
    text
    dueOn
    status
    outcome
    result
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
