import { Gift, Radio, TvMinimalPlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WorkshopQuery } from 'types/graphql'

import { routes, useLocation } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

import { Remaining } from './Remaining'

import { formatShownTime } from '$api/src/shared/manilaTime'

type Day = NonNullable<WorkshopQuery['workshop']>['days'][number]

const tones: Record<Day['state'], BadgeTone> = {
  COUNTDOWN: 'info',
  LIVE: 'success',
  REPLAY: 'outline',
  CLOSED: 'neutral',
}

/** The way into a day that is live or can be watched; visitors sign in first. */
const WorkshopLinks = ({ day }: { day: Day }) => {
  const { t } = useTranslation('marketing.workshop')
  const { isAuthenticated } = useAuth()
  const { pathname } = useLocation()
  const isLive = day.state === 'LIVE'
  if (!isAuthenticated)
    return (
      <>
        <p className="text-sm">{t(isLive ? 'signIn' : 'signInToWatch')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton
            look="primary"
            to={routes.signup({ redirectTo: pathname })}
          >
            {t('signUp')}
          </LinkButton>
          <LinkButton to={routes.login({ redirectTo: pathname })}>
            {t('login')}
          </LinkButton>
        </div>
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {day.link ? (
        <LinkButton
          look="primary"
          icon={isLive ? Radio : TvMinimalPlay}
          to={day.link}
        >
          {t(isLive ? 'join' : 'watch')}
        </LinkButton>
      ) : (
        <p className="text-sm">{t(isLive ? 'linkSoon' : 'recordingSoon')}</p>
      )}
      {day.freebie && (
        <LinkButton icon={Gift} to={day.freebie}>
          {t('freebie')}
        </LinkButton>
      )}
    </div>
  )
}

/** A day of the workshop: when it is, how long until then, and the way in while there is one. */
export const WorkshopDay = ({ day }: { day: Day }) => {
  const { t, i18n } = useTranslation('marketing.workshop')
  const { state, startsAt } = day
  return (
    <li className="border-base-300 rounded-xl border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('day', { day: day.day })}</h3>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      {startsAt && (
        <p className="text-muted text-sm">
          {formatShownTime(new Date(startsAt), i18n.language)}
        </p>
      )}
      {state === 'COUNTDOWN' && startsAt && <Remaining until={startsAt} />}
      {(state === 'LIVE' || state === 'REPLAY') && (
        <div className="mt-3">
          <WorkshopLinks day={day} />
        </div>
      )}
    </li>
  )
}
