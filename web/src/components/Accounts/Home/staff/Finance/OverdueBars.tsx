import { useTranslation } from 'react-i18next'
import type { HomeFinanceQuery } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'

import { formatSum } from '$api/src/shared/money'

type Age = HomeFinanceQuery['financeHome']['overdue'][number]

type OverdueBarsProps = {
  ages: Age[]
  /** The address of the payment report, if the viewer may open it. */
  report: (params: object) => string | undefined
}

/** Overdue amounts by their age; each bar leads to its bills and people. */
export const OverdueBars = ({ ages, report }: OverdueBarsProps) => {
  const { t } = useTranslation('accounts.staff')
  const most = Math.max(...ages.map((age) => Number(age.amountCentavos)), 1)
  return (
    <ul className="space-y-1">
      {ages.map(({ key, from, to, entries, amountCentavos }) => {
        const path =
          entries > 0
            ? report({ tab: 'aging', due: `${from}_${to}` })
            : undefined
        const bar = (
          <>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{t(`finance.age.${key}` as never)}</span>
              <span className="tabular-nums">
                <span className="font-semibold">
                  {formatSum(amountCentavos)}
                </span>{' '}
                <span className="text-muted text-sm">
                  {t('home.bills', {
                    count: entries,
                    number: entries.toLocaleString('en'),
                  })}
                </span>
              </span>
            </span>
            <span
              className="bg-base-200 mt-1 block h-2 rounded-full"
              aria-hidden
            >
              <span
                className="bg-error block h-full rounded-full"
                style={{ width: `${(Number(amountCentavos) / most) * 100}%` }}
              />
            </span>
          </>
        )
        return (
          <li key={key}>
            {path ? (
              <Link
                to={path}
                className="hover:bg-base-200 -mx-2 block rounded-lg px-2 py-2"
              >
                {bar}
              </Link>
            ) : (
              <span className="block py-2">{bar}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
