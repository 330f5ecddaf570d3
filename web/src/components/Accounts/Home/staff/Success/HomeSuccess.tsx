import { useTranslation } from 'react-i18next'
import type { HomeSuccessQuery } from 'types/graphql'

import { HomeList } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { useFirstPath } from 'src/components/Accounts/Home/staff/Staff/useFirstPath'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

type Home = HomeSuccessQuery['successHome']

/** The index of the tab "Payment Records" of a user's subscriptions (spec 2.8). */
const PAYMENT_RECORDS = 2

/** The server counts this many people for each list. */
const COUNTED = 100

/** The people to call: those whose access ends, who owe money, or who have not started. */
export const HomeSuccess = ({ home }: { home: Home }) => {
  const { t } = useTranslation('accounts.staff')
  const pathOf = useFirstPath()

  const accessLines = (accesses: Home['expiring']) =>
    accesses.map(({ userId, name, productName, expiryDay }, index) => ({
      key: index,
      title: name,
      note: productName,
      aside: (
        <span className="text-sm">
          <DateText date={expiryDay} />
        </span>
      ),
      to: pathOf(['viewSubscription', { userId }]),
    }))

  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <HomeList
        title={t('home.expiring')}
        count={home.expiringCount}
        bound={COUNTED}
        lines={accessLines(home.expiring)}
        empty={t('home.expiringNone')}
        ofPeople
      />
      <HomeList
        title={t('home.expired')}
        count={home.expiredCount}
        bound={COUNTED}
        lines={accessLines(home.expired)}
        empty={t('home.expiredNone')}
        ofPeople
      />
      <HomeList
        title={t('home.overdue')}
        count={home.overdueCount}
        bound={COUNTED}
        lines={home.overdue.map((debt) => ({
          key: debt.userId,
          title: debt.name,
          note: (
            <>
              {t('home.billsSince', { count: debt.billCount })}{' '}
              <DateText date={debt.since} />
            </>
          ),
          aside: (
            <PesoText
              centavos={Number(debt.owedCentavos)}
              className="font-semibold"
            />
          ),
          to: pathOf([
            'viewSubscription',
            { userId: debt.userId, t: PAYMENT_RECORDS },
          ]),
        }))}
        empty={t('home.overdueNone')}
        ofPeople
      />
      <HomeList
        title={t('home.newcomers')}
        count={home.newcomerCount}
        bound={COUNTED}
        lines={home.newcomers.map(({ userId, name, startsAt }) => ({
          key: userId,
          title: name,
          note: (
            <>
              {t('home.began')} <DateText date={startsAt} look="relative" />
            </>
          ),
          to: pathOf(
            ['user', { id: userId }],
            ['viewSubscription', { userId }]
          ),
        }))}
        empty={t('home.newcomersNone')}
        ofPeople
      />
    </div>
  )
}
