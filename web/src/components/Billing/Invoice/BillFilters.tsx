import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { type Bill } from './bill'
import { billFilters, isShownBy, type BillFilter } from './invoice'

const parameters = { bills: oneOf(billFilters, 'all') }

/** all, paid or unpaid (spec section 4), kept in the URL as ?bills=. */
export const useBillFilter = (): BillFilter => useUrlState(parameters)[0].bills

type BillFiltersProps = { bills: Bill[]; current: BillFilter }

export const BillFilters = ({ bills, current }: BillFiltersProps) => {
  const { t } = useTranslation('billing')
  const [, , hrefWith] = useUrlState(parameters)

  return (
    <nav aria-label={t('bills.filter')} className="flex flex-wrap gap-2">
      {billFilters.map((filter) => {
        const isCurrent = filter === current
        return (
          <Link
            key={filter}
            to={hrefWith({ bills: filter })}
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
