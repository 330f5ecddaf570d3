import { useTranslation } from 'react-i18next'

import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'

import { LessonBars } from './LessonBars'

export const QUERY: Doc<'CourseResultsQuery'> = gql`
  query CourseResultsQuery($id: Int!) {
    courseResults(id: $id) {
      started
      finished
      lessons {
        id
        name
        unitName
        opened
        completed
      }
    }
  }
`

export const beforeQuery = (variables: VariablesOf<'CourseResultsQuery'>) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = RowsLoading
export const Empty = NotFound
export const Failure = CellFailure

export const Success = ({
  courseResults: { started, finished, lessons },
}: PropsOf<'CourseResultsQuery'>) => {
  const { t } = useTranslation('learning.staff')
  const percent = started > 0 ? Math.round((finished * 100) / started) : 0
  const figures = [
    { label: t('results.started'), value: started.toLocaleString('en-PH') },
    { label: t('results.finished'), value: finished.toLocaleString('en-PH') },
    { label: t('results.rate'), value: `${percent}%` },
  ]
  return (
    <Card title={t('results.title')}>
      <dl className="grid grid-cols-3 gap-4">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {started > 0 && lessons.length > 0 ? (
        <LessonBars started={started} lessons={lessons} />
      ) : (
        <EmptyState title={t('results.empty')} text={t('results.emptyHelp')} />
      )}
    </Card>
  )
}
