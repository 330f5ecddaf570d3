import type { ReactNode } from 'react'

import {
  CalendarClock,
  CalendarDays,
  Infinity as Forever,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText'

type FactProps = { icon: LucideIcon; children: ReactNode }

const Fact = ({ icon: Icon, children }: FactProps) => (
  <li className="flex gap-3">
    <Icon
      className="text-primary mt-0.5 size-5 shrink-0"
      strokeWidth={1.75}
      aria-hidden
    />
    <span className="min-w-0">{children}</span>
  </li>
)

/** The duration, payment terms, deadline and seats of an offer; facts that it lacks are left out. */
export const OfferFacts = ({ offer }: { offer: OfferFields }) => {
  const { t } = useTranslation('marketing')
  const { validityByDays, terms, seatsLeft, closesAt, state } = offer
  const isOpen = state === 'OPEN'
  const isFree = offer.priceCentavos === 0

  return (
    <ul className="space-y-3 text-sm">
      <Fact icon={validityByDays === null ? Forever : CalendarDays}>
        {validityByDays == null
          ? t('offer.lifetime')
          : t('offer.validity', { count: validityByDays })}
      </Fact>
      {!isFree && terms.length > 0 && (
        <Fact icon={WalletCards}>
          {t('offer.terms', {
            terms: terms.map(({ label }) => label).join(' · '),
          })}
        </Fact>
      )}
      {isOpen && seatsLeft != null && (
        <Fact icon={Users}>{t('offer.seatsLeft', { count: seatsLeft })}</Fact>
      )}
      {isOpen && closesAt && (
        <Fact icon={CalendarClock}>
          {t('offer.closesOn')} <DateText date={closesAt} look="time" />
        </Fact>
      )}
    </ul>
  )
}
