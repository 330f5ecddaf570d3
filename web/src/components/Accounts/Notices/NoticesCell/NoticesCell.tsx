import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { NoticesQuery } from 'types/graphql'

import { watchBell } from 'src/components/Accounts/Notices/live/sharedBell'
import { NoticeRow } from 'src/components/Accounts/Notices/NoticeRow'
import { useMarkNoticesRead } from 'src/components/Accounts/Notices/useMarkNoticesRead'
import { withNewer } from 'src/components/Accounts/Notices/withNewer'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useInTurn } from 'src/hooks/data/useInTurn'
import { onceVisible } from 'src/lib/browser/onceVisible'
import { toast } from 'src/lib/browser/toast'
import { appendRows } from 'src/lib/data/appendRows'
import { errorText } from 'src/lib/data/errorText'

export const QUERY: Doc<'NoticesQuery'> = gql`
  query NoticesQuery($before: Int) {
    notices(before: $before) {
      rows {
        id
        kind
        facts
        path
        isRead
        createdAt
      }
      next
    }
  }
`

export const beforeQuery = () => ({
  variables: {},
  fetchPolicy: 'cache-and-network' as const,
})

export const isEmpty = ({ notices }: NoticesQuery) => notices.rows.length === 0
export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = ({ queryResult }: PropsOf<'NoticesQuery'>) => {
  const { t } = useTranslation('accounts.notices')
  const refetch = queryResult?.refetch
  useEffect(
    () => watchBell(({ newest }) => void (newest && refetch?.())),
    [refetch]
  )
  return (
    <div className="panel">
      <EmptyState title={t('none')} text={t('noneHelp')} />
    </div>
  )
}

export const Success = ({
  notices: { rows, next },
  queryResult,
}: PropsOf<'NoticesQuery'>) => {
  const { t } = useTranslation('accounts.notices')
  const [isBusy, setIsBusy] = useState(false)
  const markRead = useMarkNoticesRead()
  const newest = rows[0].id
  // The rows keep the look of unread ones until the page is opened again, so that one sees what is new.
  useEffect(() => onceVisible(() => void markRead(newest)), [newest, markRead])
  const loadNewer = useInTurn(() =>
    queryResult?.fetchMore?.({
      updateQuery: ((
        had: NoticesQuery,
        { fetchMoreResult }: { fetchMoreResult: NoticesQuery }
      ) => withNewer(had, fetchMoreResult)) as never,
    })
  )
  useEffect(
    () =>
      watchBell((bell) => {
        if ((bell.newest ?? 0) > newest) void loadNewer()
      }),
    [newest, loadNewer]
  )

  const showMore = async () => {
    setIsBusy(true)
    await queryResult
      ?.fetchMore?.({
        variables: { before: next },
        updateQuery: appendRows('notices'),
      })
      .catch(async (error: Error) => toast.error(await errorText(error)))
      .finally(() => setIsBusy(false))
  }
  return (
    <>
      <ul className="panel divide-base-300 divide-y overflow-hidden">
        {rows.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ul>
      {next != null && (
        <Button block className="mt-4" busy={isBusy} onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
