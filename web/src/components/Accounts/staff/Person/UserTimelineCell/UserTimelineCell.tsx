import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { UserTimelineQuery } from 'types/graphql'

import { TimelineRow } from 'src/components/Accounts/staff/Person/TimelineRow'
import { Button } from 'src/components/ui/control/Button/Button'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { toast } from 'src/lib/browser/toast'
import { appendRows } from 'src/lib/data/appendRows'
import { errorText } from 'src/lib/data/errorText'

export const QUERY: Doc<'UserTimelineQuery'> = gql`
  query UserTimelineQuery(
    $userId: Int!
    $filter: TimelineFilter
    $before: String
  ) {
    userTimeline(userId: $userId, filter: $filter, before: $before) {
      rows {
        id
        kind
        at
        title
        status
        amountCentavos
        byName
      }
      next
    }
  }
`

export const beforeQuery = ({
  userId,
  filter,
}: VariablesOf<'UserTimelineQuery'>) => ({
  variables: { userId, filter },
  fetchPolicy: 'cache-and-network' as const,
  context: { keepRows: true },
})

export const isEmpty = ({ userTimeline }: UserTimelineQuery) =>
  userTimeline.rows.length === 0
export const Loading = () => (
  <div className="px-4 py-3 sm:px-6">
    <SkeletonLines lines={8} />
  </div>
)
export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('accounts.person')
  return <p className="text-muted px-4 py-5 sm:px-6">{t('none')}</p>
}

export const Success = ({
  userTimeline: { rows, next },
  queryResult,
}: PropsOf<'UserTimelineQuery'>) => {
  const { t } = useTranslation('accounts.person')
  const [isBusy, setIsBusy] = useState(false)
  const showMore = async () => {
    setIsBusy(true)
    await queryResult
      ?.fetchMore?.({
        variables: { before: next },
        updateQuery: appendRows('userTimeline'),
      })
      .catch(async (error: Error) => toast.error(await errorText(error)))
      .finally(() => setIsBusy(false))
  }
  return (
    <>
      <ol className="divide-base-300 divide-y">
        {rows.map((entry) => (
          <TimelineRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {next != null && (
        <div className="border-base-300 border-t p-4">
          <Button block busy={isBusy} onClick={showMore}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </>
  )
}
