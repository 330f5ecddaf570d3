import { useTranslation } from 'react-i18next'
import type { XpEntriesQuery } from 'types/graphql'

import { XpEntryRow } from 'src/components/Community/staff/XpEntries/XpEntryRow'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'
import { Pagination } from 'src/components/ui/resource/Pagination/Pagination'
import { useTableState } from 'src/hooks/resource/useTableState'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'XpEntriesQuery'> = gql`
  query XpEntriesQuery($userId: Int!, $page: Int, $perPage: Int) {
    xpEntriesPage(userId: $userId, page: $page, perPage: $perPage) {
      rows {
        id
        delta
        sourceType
        title
        attempt
        reason
        isReversal
        isReversed
        createdAt
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'XpEntriesQuery'>>
export const Loading = () => <SkeletonLines lines={4} />
export const Failure = CellFailure
export const Success = ({ xpEntriesPage: { rows, total } }: XpEntriesQuery) => {
  const { t } = useTranslation('community.journey')
  const { page, perPage, setPage } = useTableState({ statePrefix: 'xp' })
  if (total === 0) return null
  return (
    <Card title={t('xp.title')} padded={false}>
      <ul className="divide-base-300 divide-y px-4 sm:px-6">
        {rows.map((entry) => (
          <XpEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="border-base-300 border-t px-4 py-3 sm:px-6">
        <Pagination
          page={page}
          total={total}
          perPage={perPage}
          onPage={setPage}
        />
      </div>
    </Card>
  )
}
