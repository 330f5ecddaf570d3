import { CheckCircle2, Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyCheckInQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'

import { formatShownDay } from '$api/src/shared/manilaTime'

type MyCheckInProps = { checkIn: NonNullable<MyCheckInQuery['myCheckIn']> }

/** Whether the viewer has checked in with their accountability group, and their streak. */
export const MyCheckIn = ({
  checkIn: { groupName, dueOn, status, isExpected, streak },
}: MyCheckInProps) => {
  const { t, i18n } = useTranslation('community.accountability')
  const date = formatShownDay(dueOn, i18n.language)
  const isSent = status === 'ON_TIME' || status === 'LATE'
  const state = isSent
    ? 'doneFor'
    : status === 'EXCUSED'
      ? 'excusedFor'
      : isExpected
        ? 'dueOn'
        : 'mayBy'
  return (
    <section
      aria-label={t('my.title')}
      className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      {isSent && (
        <CheckCircle2 className="text-success size-6 shrink-0" aria-hidden />
      )}
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold wrap-anywhere">{groupName}</span>
        <span className="text-muted">{t(`checkIn.${state}`, { date })}</span>
      </p>
      {streak > 0 && (
        <span className="flex items-center gap-1 text-sm tabular-nums">
          <Flame className="text-primary size-4" aria-hidden />
          {t('streak.theirs', { count: streak })}
        </span>
      )}
      <LinkButton
        look={status ? 'secondary' : 'primary'}
        to={routes.accountabilityBuddies()}
      >
        {t(status ? 'checkIn.open' : 'checkIn.send')}
      </LinkButton>
    </section>
  )
}
