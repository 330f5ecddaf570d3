import type { ReactNode } from 'react'

import { CalendarDays, ListChecks, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { ChallengeToJoin } from './challenge'

import { formatShownDay } from '$api/src/shared/manilaTime'

type ChallengeOfferProps = { challenge: ChallengeToJoin; children: ReactNode }

/** Explains the challenge, above what one can do. */
export const ChallengeOffer = ({
  challenge,
  children,
}: ChallengeOfferProps) => {
  const { t, i18n } = useTranslation('community.challenge')
  const { name, description, days, firstDay, isFixed } = challenge
  const date = formatShownDay(firstDay, i18n.language)
  const facts = [
    { icon: ListChecks, text: t('join.days', { count: days }) },
    {
      icon: CalendarDays,
      text: t(isFixed ? 'join.fixed' : 'join.rolling', { date }),
    },
    { icon: Users, text: t('join.buddies') },
  ]
  return (
    <section className="panel mx-auto max-w-xl px-5 py-8 sm:px-10">
      <h1 className="text-2xl wrap-anywhere">{name}</h1>
      {description && (
        <p className="text-muted mt-3 whitespace-pre-line">{description}</p>
      )}
      <ul className="mt-6 space-y-3">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon
              className="text-primary size-5 shrink-0"
              strokeWidth={1.75}
              aria-hidden
            />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-8">{children}</div>
    </section>
  )
}
