import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MyMoveUpFields on MyMoveUpRequest {
    id
    status
    round
    submittedAt
    slaDueAt
    isOverdue
    isClaimed
    reviewerNote
    memberNote
    decidedAt
    coolDownUntil
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
    steps {
      id
      round
      status
      note
      actorName
      createdAt
    }
  }
`)

registerFragment(gql`
  fragment MyStageFields on MyStage {
    userId
    stage {
      id
      number
      name
      description
    }
    nextStage {
      id
      number
      name
      description
    }
    nextUnlocks
    requireReview
    slaHours
    path {
      id
      number
      name
      description
      unlocks
      requiredPoints
    }
    points
    requiredPoints
    percentage
    finishedCount
    taskCount
    tasks {
      id
      title
      description
      points
      actionLabel
      actionUrl
      isRequired
      verification
      proofKind
      status
      how
      completedAt
      submittedAt
      note
      proofText
      proofUrl
      proofFileUrl
    }
    isReady
    missing
    readinessTrace {
      rule
      inputs
      isMet
    }
    pointSources {
      source
      count
      points
    }
    streak {
      days
      isTodayDone
    }
    isOffLeaderboard
    batchName
    request {
      ...MyMoveUpFields
    }
    history {
      ...MyMoveUpFields
    }
  }
`)
