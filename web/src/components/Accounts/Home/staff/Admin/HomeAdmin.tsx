import {
  Bug,
  CheckCheck,
  CircleAlert,
  LogIn,
  MailWarning,
  ShoppingCart,
  Undo2,
  UserMinus,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeAdminQuery } from 'types/graphql'

import { countText } from 'src/components/Accounts/Home/staff/Staff/countText'
import { HomeFigures } from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import {
  useFirstPath,
  type Place,
} from 'src/components/Accounts/Home/staff/Staff/useFirstPath'
import { Link } from 'src/components/ui/control/Link'

import { manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type HomeAdminProps = { home: HomeAdminQuery['adminHome'] }

type FigureName =
  | 'newToday'
  | 'ordersToday'
  | 'paymentsToday'
  | 'overdueBills'
  | 'signedInToday'
  | 'openBugReports'
  | 'failedMails'
  | 'waitingDeletions'
  | 'waitingRefunds'
  | 'waitingTransfers'

// In the order in which an administrator checks them. Figures without a list of their own link to today's log.
const figures: {
  name: FigureName
  icon: LucideIcon
  places: (today: string) => Place[]
}[] = [
  {
    name: 'newToday',
    icon: UserPlus,
    // People who sign up are no members yet.
    places: (from) => [
      ['nonMembers', { filter: 'joinedToday' }],
      ['infoLogsReport', { filter: 'User', from }],
    ],
  },
  {
    name: 'ordersToday',
    icon: ShoppingCart,
    places: (from) => [
      ['subscriptions'],
      ['infoLogsReport', { filter: 'Order', from }],
    ],
  },
  {
    name: 'paymentsToday',
    icon: Wallet,
    places: (from) => [
      ['payment'],
      ['infoLogsReport', { filter: 'PaymentSchedule', from }],
    ],
  },
  { name: 'overdueBills', icon: CircleAlert, places: () => [['payment']] },
  { name: 'signedInToday', icon: LogIn, places: () => [] },
  {
    name: 'openBugReports',
    icon: Bug,
    places: () => [['bugReports', { filter: 'OPEN' }]],
  },
  {
    name: 'failedMails',
    icon: MailWarning,
    places: () => [['outbox', { filter: 'FAILED' }]],
  },
  {
    name: 'waitingDeletions',
    icon: UserMinus,
    places: () => [['archivedUsers']],
  },
  {
    name: 'waitingRefunds',
    icon: Undo2,
    places: () => [['payment', { tab: 'approvals' }]],
  },
  {
    name: 'waitingTransfers',
    icon: CheckCheck,
    places: () => [['payment', { tab: 'approvals' }]],
  },
]

/** Buyers do not know where to send their money. */
const NoPaymentAccount = () => {
  const { t } = useTranslation('accounts.staff')
  const path = useFirstPath()(['newPaymentAccount'])
  return (
    <p className="alert alert-warning alert-soft mb-4 block" role="status">
      {t('home.noPaymentAccount')}{' '}
      {path ? (
        <Link to={path} className="link font-semibold">
          {t('home.addPaymentAccount')}
        </Link>
      ) : (
        t('home.askForPaymentAccount')
      )}
    </p>
  )
}

/** Today's figures; each is shown only to people who may open the list behind it. */
export const HomeAdmin = ({ home }: HomeAdminProps) => {
  const { t } = useTranslation('accounts.staff')
  const pathOf = useFirstPath()
  const today = manilaToday()

  const textOf = (name: FigureName) => {
    const count = home[name] ?? 0
    if (name === 'newToday') {
      const yesterday = countText(home.newYesterday ?? 0)
      return {
        value: countText(count),
        note: t('home.yesterday', { yesterday }),
      }
    }
    if (name === 'paymentsToday' || name === 'overdueBills') {
      const isPaid = name === 'paymentsToday'
      return {
        value: formatPeso(
          Number(isPaid ? home.paidTodayCentavos : home.overdueCentavos)
        ),
        note: t(isPaid ? 'home.payments' : 'home.bills', {
          count,
          number: count.toLocaleString('en'),
        }),
      }
    }
    return { value: countText(count) }
  }

  return (
    <>
      {home.hasPaymentAccount === false && <NoPaymentAccount />}
      <HomeFigures
        label={t('home.today')}
        figures={figures
          .filter(({ name }) => typeof home[name] === 'number')
          .map(({ name, icon, places }) => ({
            key: name,
            label: t(`home.figure.${name}`),
            icon,
            to: pathOf(...places(today)),
            ...textOf(name),
          }))}
      />
    </>
  )
}
