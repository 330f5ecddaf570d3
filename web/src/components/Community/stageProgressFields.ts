// The stage fields of the drawer and the home page, so that both share one answer.
import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment StageProgressFields on UserStageProgress {
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
    points
    stageTasks {
      id
      points
      isRequired
    }
    remainingTasks {
      id
      title
      description
      points
      actionLabel
      actionUrl
      isRequired
      verification
    }
    remainingTasksCount
    pointsToNext
    percentage
  }
`)
