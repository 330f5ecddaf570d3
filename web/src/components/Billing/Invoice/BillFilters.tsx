import { useTranslation } from 'react-i18next'

import { Link, useLocation } from '@redwoodjs/router'

import { type Bill } from './bill'
import { billFilters, isShownBy, type BillFilter } from './invoice'

/** all, paid or unpaid (spec section 4), kept in the URL as ?bills=. */
export const useBillFilter = (): BillFilter => {
  const wanted = new URLSearchParams(useLocation().search).get('bills')
  return billFilters.find((filter) => filter === wanted) ?? 'all'
}

type BillFiltersProps = { bills: Bill[]; current: BillFilter }

export const BillFilters = ({ bills, current }: BillFiltersProps) => {
  const { t } = useTranslation('billing')
  const { pathname, search } = useLocation()

  const hrefOf = (filter: BillFilter) => {
    const params = new URLSearchParams(search)
    params.set('bills', filter)
    return `${pathname}?${params}`
  }

  return (
    <nav aria-label={t('bills.filter')} className="flex flex-wrap gap-2">
      {billFilters.map((filter) => {
        const isCurrent = filter === current
        return (
          <Link
            key={filter}
            to={hrefOf(filter)}
            aria-current={isCurrent ? 'true' : undefined}
            className={`flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm ${isCurrent ? 'bg-secondary border-primary text-secondary-content font-semibold' : 'bg-base-100 border-base-300 hover:bg-base-200'}`}
          >
            {t(`bills.filters.${filter}`)}
            <span className="tabular-nums">
              {bills.filter(isShownBy(filter)).length}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
