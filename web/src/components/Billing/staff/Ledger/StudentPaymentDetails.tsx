import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { Can } from 'src/components/access/Can'
import { CreditCard } from 'src/components/Billing/staff/Credit/CreditCard'
import { PromiseList } from 'src/components/Billing/staff/Promise/PromiseList'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { pathTo } from 'src/hooks/access/useMenu'

import { LedgerTable } from './LedgerTable'
import { LedgerTotals } from './LedgerTotals'
import { OpenEntries } from './OpenEntries'
import { PaymentNotes } from './PaymentNotes'

/** A member's account: the open entries, the staff's notes and promises, and the ledger. */
export const StudentPaymentDetails = ({
  details,
}: {
  details: AccountFields
}) => {
  const { t } = useTranslation('billing.staff')
  const { userId, name, email, mobileNumber } = details
  const payments = pathTo('payment')
  const subscriptions = pathTo('viewSubscription', { userId, t: 2 })
  return (
    <>
      <PageHeader
        title={t('account.heading', { name })}
        lead={
          <span className="break-all">
            {[email, mobileNumber].filter(Boolean).join(' · ')}
          </span>
        }
        breadcrumbs={
          payments ? [{ label: t('desk.heading'), to: payments }] : []
        }
        actions={
          <>
            {subscriptions && (
              <LinkButton to={subscriptions} look="ghost">
                {t('account.subscriptions')}
              </LinkButton>
            )}
            <a
              href={`/api/documents/accounts/${userId}`}
              target="_blank"
              rel="noreferrer"
              className="btn btn-outline border-control"
            >
              <Printer className="size-4" aria-hidden />
              {t('account.print')}
            </a>
          </>
        }
      />
      <LedgerTotals details={details} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <OpenEntries
          userId={userId}
          memberName={name}
          entries={details.openEntries}
        />
        <div className="space-y-5">
          <Can do="approvePayment">
            <CreditCard details={details} />
          </Can>
          <PromiseList promises={details.promises} />
          <PaymentNotes userId={userId} notes={details.notes} />
        </div>
      </div>
      <h2 className="mt-8 mb-3 text-lg">{t('account.ledger')}</h2>
      <LedgerTable lines={details.lines} />
    </>
  )
}
