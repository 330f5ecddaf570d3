import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import NoticeWhyCell from 'src/components/Billing/Dues/NoticeWhyCell'
import MyInvoicesCell from 'src/components/Billing/Invoice/MyInvoicesCell'
import MySubscriptionsCell from 'src/components/Billing/Subscription/MySubscriptionsCell'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The user's bills and subscriptions. The tab with the bills opens by default, and with `?q=billings`. */
const AccountPage = () => {
  const { t } = useTranslation('billing')
  const { currentUser } = useAuth()
  if (!currentUser) return null

  return (
    <div className="max-w-3xl">
      <PageHeader title={t('account.heading')} lead={t('account.lead')} />
      <NoticeWhyCell />
      <Tabs
        label={t('account.heading')}
        param="q"
        tabs={[
          {
            key: 'billings',
            title: t('account.billing'),
            content: <MyInvoicesCell />,
          },
          {
            key: 'subscriptions',
            title: t('account.subscriptions'),
            content: <MySubscriptionsCell id={Number(currentUser.id)} />,
          },
        ]}
      />
    </div>
  )
}

export default AccountPage
