import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MoveUpEvidenceFields on MoveUpEvidence {
    id
    userId
    status
    round
    submittedAt
    slaDueAt
    isOverdue
    isClaimed
    claimedUntil
    reviewerNote
    memberNote
    decidedAt
    fromStage {
      id
      number
      name
    }
    toStage {
      id
      number
      name
    }
    reviewerRule
    memberName
    memberSlug
    batchName
    joinedAt
    xp
    requiredPoints
    isStillEligible
    assignedToId
    assignedToName
    claimedByName
    isMine
    mayDecide
    isOwn
    mayRevert
    reviewers {
      id
      name
    }
    tasks {
      id
      title
      points
      isRequired
      status
      how
      completedAt
      proofText
      proofUrl
      proofFileUrl
      checkIsOk
      checkNote
    }
    steps {
      id
      round
      status
      note
      actorName
      createdAt
    }
    lessonCount
    lessons {
      id
      name
      courseTitle
      completedAt
    }
    attendanceCount
    attendance {
      id
      title
      startsAt
      tz
      allDay
      method
    }
  }
`)
