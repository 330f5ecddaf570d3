// What the drawer and the home ask about a member's stage; one answer serves both.
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
    percentage
  }
`)
