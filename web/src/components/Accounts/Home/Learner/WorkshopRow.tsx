import { ChevronRight, Radio } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

import type { UrgentDay } from './urgentDay'

import { formatShownTime } from '$api/src/shared/manilaTime'

/** Leads to the training whose live workshop is on or begins within a day. */
const WorkshopRow = ({
  day: { day, state, startsAt, isExperienced },
}: {
  day: UrgentDay
}) => {
  const { t, i18n } = useTranslation('marketing.workshop')
  return (
    <Link
      to={isExperienced ? routes.freelancingTraining() : routes.freeTraining()}
      className="panel hover:bg-base-200 flex items-center gap-4 p-4 sm:px-6"
    >
      <Radio
        className="text-primary size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('title')}</span>
        <span className="text-muted block text-sm">
          {state === 'LIVE' || !startsAt
            ? t('home.live', { day })
            : t('home.soon', {
                day,
                when: formatShownTime(new Date(startsAt), i18n.language),
              })}
        </span>
      </span>
      <ChevronRight className="text-muted size-5 shrink-0" aria-hidden />
    </Link>
  )
}

export default WorkshopRow
