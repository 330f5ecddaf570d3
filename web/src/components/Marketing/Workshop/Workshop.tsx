import { useTranslation } from 'react-i18next'
import type { WorkshopQuery } from 'types/graphql'

import { WorkshopDay } from './WorkshopDay'

type Days = NonNullable<WorkshopQuery['workshop']>['days']

/** The live workshop of a training: each day with what it shows now. */
export const Workshop = ({ days }: { days: Days }) => {
  const { t } = useTranslation('marketing.workshop')
  return (
    <section aria-labelledby="workshop">
      <h2 id="workshop" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted mt-1">{t('lead', { count: days.length })}</p>
      <ol className="mt-4 grid gap-3">
        {days.map((day) => (
          <WorkshopDay key={day.day} day={day} />
        ))}
      </ol>
    </section>
  )
}
