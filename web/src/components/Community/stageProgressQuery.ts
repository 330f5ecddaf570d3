import './stageProgressFields'

/** The query of StageProgressCell, whose answer a finished task changes in the cache. */
export const STAGE_PROGRESS: Doc<'StageProgressQuery'> = gql`
  query StageProgressQuery($userId: Int!) {
    userStageProgress(id: $userId) {
      ...StageProgressFields
    }
  }
`
