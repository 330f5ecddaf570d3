import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment UserDetailFields on UserDetail {
    id
    email
    slug
    tribeId
    firstName
    lastName
    facebookProfile
    imageUrl
    mobileNumber
    owedCentavos
    overdueCentavos
    creditCentavos
    nextBillId
    nextBillRemindedOn
    createdAt
    archivedAt
    bounce {
      count
      detail
      lastAt
    }
    mergedIntoId
    mergedIntoName
    deletionRequestedAt
    isMember
    stageName
    tagTimes {
      id
      tag
      from
      to
    }
    batchName
    xp
    membershipStatus
    lastSeenAt
    levels {
      id
      label
      isByHand
    }
    mayEdit
    mayAssign
    mayImpersonate
    mayArchive
    mayResetFactor
    signIns {
      id
      at
      isSuccess
      message
      ip
      userAgent
    }
  }
`)
