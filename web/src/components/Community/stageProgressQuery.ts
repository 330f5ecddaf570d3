import type {
  StageProgressQuery,
  StageProgressQueryVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import './stageProgressFields'

/** The query of StageProgressCell, whose answer a finished task changes in the cache. */
export const STAGE_PROGRESS: TypedDocumentNode<
  StageProgressQuery,
  StageProgressQueryVariables
> = gql`
  query StageProgressQuery($userId: Int!) {
    userStageProgress(id: $userId) {
      ...StageProgressFields
    }
  }
`
