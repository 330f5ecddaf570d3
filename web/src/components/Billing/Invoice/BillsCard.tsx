import { ChevronRight, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OwedBills } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import { PesoText } from 'src/components/ui/text/PesoText'
import { pathTo } from 'src/hooks/access/useMenu'

import { paymentStatus } from '$api/src/shared/billing/paymentStatus'
import { formatShownDay } from '$api/src/shared/manilaTime'

/** "3 bills left, next on Fri, 11/27/2026", for a member's home page; renders nothing once all are paid. */
export const BillsCard = ({
  count,
  next,
}: Pick<OwedBills, 'count' | 'next'>) => {
  const { t, i18n } = useTranslation()
  if (count === 0) return null

  const isLate =
    next && paymentStatus({ ...next, isPaid: false }).key === 'overdue'
  const say = !next
    ? t('bills.checking', { count })
    : t(isLate ? 'bills.overdue' : 'bills.next', {
        count,
        date: formatShownDay(next.scheduleDate, i18n.language),
      })

  return (
    <Link
      to={pathTo('account', { q: 'billings' }) ?? '/'}
      className={`panel hover:bg-base-200 flex items-center gap-4 p-4 sm:px-5 ${isLate ? 'border-error' : ''}`}
    >
      <span
        className={`flex size-10 shrink-0 items-center justify-center rounded-lg ${isLate ? 'bg-error/10 text-error' : 'bg-secondary text-secondary-content'}`}
      >
        <WalletCards className="size-5" strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{say}</span>
        {next && (
          <span className="text-muted block text-sm">
            {t('bills.amount')} <PesoText centavos={next.owedCentavos} />
          </span>
        )}
      </span>
      <ChevronRight className="text-muted size-5 shrink-0" aria-hidden />
    </Link>
  )
}
