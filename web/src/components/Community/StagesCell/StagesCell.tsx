import { useTranslation } from 'react-i18next'

import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import { StageRow } from './StageRow'

export const QUERY: Doc<'StagesQuery'> = gql`
  query StagesQuery {
    stages {
      id
      number
      name
      description
    }
  }
`

// The query has no variables: the Cell's prop, the member's stage, only marks a row.
export const beforeQuery = () => ({
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = () => <SkeletonLines lines={8} />

export const Empty = () => {
  const { t } = useTranslation('community')
  return <EmptyState title={t('stagesList.empty')} />
}

export const Failure = CellFailure

type StagesProps = PropsOf<'StagesQuery'> & {
  stageNumber: number
}

export const Success = ({ stages, stageNumber }: StagesProps) => (
  <ol className="pb-3">
    {stages.map((stage) => (
      <StageRow key={stage.id} stage={stage} current={stageNumber} />
    ))}
  </ol>
)
