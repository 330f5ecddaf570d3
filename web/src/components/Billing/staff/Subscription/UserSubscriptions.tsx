import { useTranslation } from 'react-i18next'
import type { UserSubscriptionsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { ManualEnrol } from 'src/components/Billing/staff/Enrolling/ManualEnrol'
import UserInvoicesCell from 'src/components/Billing/staff/Invoice/UserInvoicesCell'
import { MembershipWhy } from 'src/components/Billing/Subscription/MembershipWhy'
import { Tabs } from 'src/components/ui/control/Tabs'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useAccess } from 'src/hooks/access/useAccess'
import { pathTo } from 'src/hooks/access/useMenu'

import { SeveralFound } from './SeveralFound'
import { SubscriptionActions } from './SubscriptionActions'
import { ownColumns } from './subscriptionColumns'

type Person = NonNullable<UserSubscriptionsQuery['userSubscription']>

const columns = ownColumns<Person['subscriptions'][number]>()

/** The tabs of spec 2.8 by their index in `t`; an unknown index opens the first. */
export const UserSubscriptions = ({ person }: { person: Person }) => {
  const { t } = useTranslation(['billing', 'common'])
  const { can } = useAccess()
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
        byIndex
        tabs={[
          {
            key: 'subscriptions',
            title: t('viewSubscription.subscriptions'),
            content: (
              <>
                <SeveralFound subscriptions={subscriptions} />
                <ResourceTable
                  entity="billing.subscriptionRecord"
                  columns={columns}
                  rows={[...subscriptions]}
                  primaryKey="id"
                  rowLink={(row) => routes.subscription({ id: row.id })}
                  actions={
                    can('user_enroll/unenroll')
                      ? (row) => <SubscriptionActions subscription={row} />
                      : undefined
                  }
                  exportName={title}
                  empty={<EmptyState title={t('viewSubscription.none')} />}
                />
                {subscriptions.length > 0 && (
                  <div className="mt-4">
                    <MembershipWhy subscriptions={subscriptions} />
                  </div>
                )}
              </>
            ),
          },
          {
            key: 'enrol',
            title: t('viewSubscription.enrol'),
            content: <ManualEnrol userId={id} />,
          },
          {
            key: 'payments',
            title: t('viewSubscription.payments'),
            content: <UserInvoicesCell id={id} />,
          },
        ]}
      />
    </>
  )
}
