import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { jobColumns, numberText, type State } from './operations'

/** The jobs in the queue by task. */
export const Jobs = ({ state: { jobs, countedUpTo } }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  if (jobs.length === 0)
    return (
      <Card title={t('jobs.title')}>
        <p className="text-muted">{t('jobs.none')}</p>
      </Card>
    )
  const sum = jobs.reduce(
    (count, { waiting, running, failed }) => count + waiting + running + failed,
    0
  )
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="mb-3 text-lg">
        {t('jobs.title')}
      </h2>
      <ResourceTable
        entity="operator.operations.jobs"
        columns={jobColumns}
        rows={jobs}
        primaryKey="task"
        searchable={false}
        statePrefix="jobs"
        isWhole
      />
      {sum >= countedUpTo && (
        <p className="text-muted mt-2 text-sm">
          {t('jobs.capped', { number: numberText(countedUpTo) })}
        </p>
      )}
    </section>
  )
}
