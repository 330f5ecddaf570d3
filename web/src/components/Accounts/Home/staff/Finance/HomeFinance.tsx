import { useTranslation } from 'react-i18next'
import type { HomeFinanceQuery } from 'types/graphql'

import { RemindAllButton } from 'src/components/Billing/staff/Reminder/RemindAllButton'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

import { MonthLines } from './MonthLines'
import { OverdueBars } from './OverdueBars'

import { formatSum } from '$api/src/shared/money'

type HomeFinanceProps = { home: HomeFinanceQuery['financeHome'] }

/** Whether the school's money is fine: this month against the last, what is expected, and who is late. */
export const HomeFinance = ({ home }: HomeFinanceProps) => {
  const { t } = useTranslation('accounts.staff')
  const isShown = useIsShown()
  const report = (params: object) =>
    isShown('paymentReport')
      ? pathTo('paymentReport', params as Record<string, unknown>)
      : undefined
  const collections = report({})
  const expected = report({ tab: 'expected' })
  const change = BigInt(home.collectedCentavos) - BigInt(home.beforeCentavos)
  const hasOverdue = home.overdue.some(({ entries }) => entries > 0)
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Card
        title={t('finance.collected')}
        aside={
          collections && (
            <Link to={collections} className="link text-sm">
              {t('finance.report')}
            </Link>
          )
        }
      >
        <p className="text-2xl font-semibold tabular-nums">
          {formatSum(home.collectedCentavos)}
        </p>
        <p className="text-muted text-sm">
          {t(change < 0n ? 'finance.less' : 'finance.more', {
            amount: formatSum((change < 0n ? -change : change).toString()),
          })}
        </p>
        <MonthLines days={home.collected} />
        <p className="border-base-300 mt-4 border-t pt-4">
          {expected ? (
            <Link to={expected} className="link">
              {t('finance.expected')}
            </Link>
          ) : (
            t('finance.expected')
          )}{' '}
          <span className="font-semibold tabular-nums">
            {formatSum(home.expectedCentavos)}
          </span>{' '}
          <span className="text-muted text-sm">
            {t('home.bills', {
              count: home.expectedBills,
              number: home.expectedBills.toLocaleString('en'),
            })}
          </span>
        </p>
      </Card>
      <Card
        title={t('finance.overdue')}
        aside={hasOverdue && <RemindAllButton />}
      >
        {hasOverdue ? (
          <OverdueBars ages={home.overdue} report={report} />
        ) : (
          <p className="text-muted">{t('finance.nothingOverdue')}</p>
        )}
      </Card>
    </div>
  )
}
