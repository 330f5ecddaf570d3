import { useTranslation } from 'react-i18next'
import type { UserSubscriptionsQuery } from 'types/graphql'

import UserInvoicesCell from 'src/components/Billing/Invoice/UserInvoicesCell'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { Tabs } from 'src/components/ui/Tabs/Tabs'
import { pathTo } from 'src/hooks/useMenu'

import { SubscriptionList } from './SubscriptionList'

type UserSubscriptionsProps = {
  person: NonNullable<UserSubscriptionsQuery['userSubscription']>
}

/**
 * The tabs of spec 2.8 under their indexes: 0 'User Subscriptions', 1 'Enroll to Funnel' (not
 * there yet), 2 'Payment Records'. Any other index is 0.
 */
export const UserSubscriptions = ({ person }: UserSubscriptionsProps) => {
  const { t } = useTranslation(['billing', 'common'])
  const { id, name, email, subscriptions } = person
  const title = t('viewSubscription.heading', { name })
  const users = pathTo('users')

  return (
    <>
      <PageHeader
        title={title}
        lead={<span className="break-all">{email}</span>}
        breadcrumbs={
          users ? [{ label: t('common:menu.users'), to: users }] : []
        }
      />
      <Tabs
        label={title}
        param="t"
        tabs={[
          {
            key: '0',
            title: t('viewSubscription.subscriptions'),
            content:
              subscriptions.length > 0 ? (
                <SubscriptionList subscriptions={subscriptions} withOrigin />
              ) : (
                <div className="panel">
                  <EmptyState title={t('viewSubscription.none')} />
                </div>
              ),
          },
          {
            key: '2',
            title: t('viewSubscription.payments'),
            content: <UserInvoicesCell id={id} />,
          },
        ]}
      />
    </>
  )
}
