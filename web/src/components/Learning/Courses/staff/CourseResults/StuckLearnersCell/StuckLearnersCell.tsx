import { useTranslation } from 'react-i18next'
import type { StuckLearnersQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useAccess } from 'src/hooks/access/useAccess'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'StuckLearnersQuery'> = gql`
  query StuckLearnersQuery($courseId: Int!, $page: Int, $perPage: Int) {
    stuckLearnersPage(courseId: $courseId, page: $page, perPage: $perPage) {
      rows {
        id
        name
        startedAt
        lastOpenedAt
        lessonName
      }
      total
      isTotalCapped
    }
  }
`

type Row = StuckLearnersQuery['stuckLearnersPage']['rows'][number]

const columns: Column<Row>[] = [
  textColumn('name', fixed),
  textColumn('lessonName', fixed),
  dateColumn('lastOpenedAt', { ...fixed, look: 'relative' }),
  dateColumn('startedAt', { ...fixed, secondary: true }),
]

export const beforeQuery = tableQuery<VariablesOf<'StuckLearnersQuery'>>
export const isEmpty = () => false
export const Loading = TableLoading
export const Failure = CellFailure

/**
 * Learners who started the course but have not opened it for two weeks. A name links to the user if the viewer may open
 * users.
 */
export const Success = ({
  stuckLearnersPage: { rows, total, isTotalCapped },
  updating,
}: PropsOf<'StuckLearnersQuery'>) => {
  const { t } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  return (
    <section aria-labelledby="stuck-title" className="space-y-3">
      <div>
        <h2 id="stuck-title" className="text-lg">
          {t('stuck.title')}
        </h2>
        <p className="text-muted text-sm">{t('stuck.help')}</p>
      </div>
      <ResourceTable
        entity="learning.staff.stuck"
        columns={columns}
        rows={rows}
        total={total}
        updating={updating}
        searchable={false}
        statePrefix="stuck"
        rowLink={({ id }) =>
          mayOpen('user') ? routes.user({ id }) : undefined
        }
        empty={
          <EmptyState title={t('stuck.empty')} text={t('stuck.emptyHelp')} />
        }
      />
      {isTotalCapped && (
        <p className="text-muted text-sm">
          {t('stuck.capped', { count: total })}
        </p>
      )}
    </section>
  )
}
