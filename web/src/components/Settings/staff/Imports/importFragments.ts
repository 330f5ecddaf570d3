import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment ImportRunFields on ImportRun {
    id
    kind
    mode
    status
    fileName
    mailsCredentials
    percent
    failure
    createdByName
    createdAt
    appliedByName
    appliedAt
    undoneByName
    undoneAt
    undoReason
    counts {
      sheet
      new
      update
      same
      error
      leftOut
      takenBack
      kept
      failed
    }
  }
`)
