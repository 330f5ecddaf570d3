import { useTranslation } from 'react-i18next'
import type { SubscriptionDetailFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { PaymentRecord } from 'src/components/Billing/staff/Invoice/PaymentRecord'
import { StateBadge } from 'src/components/Billing/staff/Subscription/StateBadge'
import { SubscriptionActions } from 'src/components/Billing/staff/Subscription/SubscriptionActions'
import { ExpiryText } from 'src/components/Billing/Subscription/ExpiryText'
import { Link } from 'src/components/ui/control/Link'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import {
  choiceColumn,
  dateColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { useAccess } from 'src/hooks/access/useAccess'

import { SubscriptionChain } from './SubscriptionChain'
import { SubscriptionGrants } from './SubscriptionGrants'
import { SubscriptionHistory } from './SubscriptionHistory'

const columns: Column<SubscriptionDetailFields>[] = [
  {
    key: 'userName',
    value: ({ userId, userName }) => (
      <Link
        to={routes.viewSubscription({ userId })}
        className="link link-primary"
      >
        {userName}
      </Link>
    ),
  },
  textColumn('userEmail'),
  { key: 'status', value: (row) => <StateBadge subscription={row} /> },
  { key: 'expiry', value: ({ expiry }) => <ExpiryText expiry={expiry} /> },
  dateColumn('startsAt'),
  { key: 'funnel', value: ({ funnel }) => <FunnelName {...funnel} /> },
  textColumn('paymentTermLabel'),
  choiceColumn('source'),
  textColumn('batchName'),
  dateColumn('createdAt'),
]

const asides: Record<string, Column<SubscriptionDetailFields>[]> = {
  PAUSED: [
    dateColumn('pausedAt'),
    choiceColumn('pauseCause'),
    textColumn('pauseReason'),
  ],
  UNENROLLED: [dateColumn('unenrolledAt'), textColumn('unenrolReason')],
}

const FunnelName = ({ id, name }: { id: string; name: string }) => {
  const { mayOpen } = useAccess()
  if (!mayOpen('funnel')) return <>{name}</>
  return (
    <Link to={routes.funnel({ id })} className="link link-primary">
      {name}
    </Link>
  )
}

type SubscriptionViewProps = { subscription: SubscriptionDetailFields }

/** One subscription: its member and dates, what it grants and costs, and its history. */
export const SubscriptionView = ({ subscription }: SubscriptionViewProps) => {
  const { t } = useTranslation('billing')
  const { can } = useAccess()
  const { productName, userName, status, invoices } = subscription
  return (
    <>
      <PageHeader
        title={productName}
        lead={userName}
        breadcrumbs={[
          {
            label: t('subscriptionRecord.list'),
            to: routes.subscriptions(),
          },
        ]}
        actions={
          can('user_enroll/unenroll') && (
            <SubscriptionActions subscription={subscription} />
          )
        }
      />
      <ResourceDetails
        entity="billing.subscriptionRecord"
        columns={[...columns, ...(asides[status] ?? [])]}
        record={subscription}
      >
        <SubscriptionGrants subscription={subscription} />
        <SubscriptionChain subscription={subscription} />
        <SubscriptionHistory history={subscription.history} />
      </ResourceDetails>
      <div className="mt-4 space-y-4 lg:mt-6 lg:space-y-6">
        {invoices.map((invoice) => (
          <PaymentRecord key={invoice.id} invoice={invoice} />
        ))}
      </div>
    </>
  )
}
