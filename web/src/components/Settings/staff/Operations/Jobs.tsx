import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { jobColumns, numberText, type State } from './operations'

/** The jobs in the queue by task. */
export const Jobs = ({ state: { jobs, countedUpTo } }: { state: State }) => {
  const { t } = useTranslation('settings.operations')
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
        entity="settings.operations.jobs"
        columns={jobColumns}
        rows={jobs}
        primaryKey="task"
        searchable={false}
        statePrefix="jobs"
        empty={
          <EmptyState title={t('jobs.empty')} text={t('jobs.emptyHelp')} />
        }
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
