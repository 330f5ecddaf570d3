import { useTranslation } from 'react-i18next'

import BillsPageCell from 'src/components/Billing/staff/Bill/BillsPageCell'
import RefundRequestsCell from 'src/components/Billing/staff/Credit/RefundRequestsCell'
import WaitingRefundsCell from 'src/components/Billing/staff/Credit/WaitingRefundsCell'
import GatewayEventsCell from 'src/components/Billing/staff/Gateway/GatewayEventsCell'
import ProofDeskCell from 'src/components/Billing/staff/PaymentProof/ProofDeskCell'
import WaitingTransfersCell from 'src/components/Billing/staff/RecordPayment/WaitingTransfersCell'
import { RemindAllButton } from 'src/components/Billing/staff/Reminder/RemindAllButton'
import { PaymentDaysTab } from 'src/components/Billing/staff/Statement/Days/PaymentDaysTab'
import { Reconciliation } from 'src/components/Billing/staff/Statement/Reconciliation'
import { Tabs, type Tab } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'

/** The payments desk: proofs, and unpaid and paid bills (spec section 4, payment and validity filters). */
const PaymentPage = () => {
  const { t } = useTranslation('billing.staff')
  const mayApprove = useAccess().can('approvePayment')
  const tab = (
    key:
      | 'proofs'
      | 'bills'
      | 'approvals'
      | 'reconciliation'
      | 'days'
      | 'online',
    content: Tab['content']
  ) => ({
    key,
    title: t(`desk.tabs.${key}`),
    content,
  })
  return (
    <>
      <PageHeader
        title={t('desk.heading')}
        lead={t('desk.lead')}
        actions={mayApprove && <RemindAllButton />}
      />
      <Tabs
        label={t('desk.heading')}
        param="tab"
        tabs={[
          ...(mayApprove ? [tab('proofs', <ProofDeskCell />)] : []),
          tab('bills', <BillsPageCell />),
          ...(mayApprove
            ? [
                tab(
                  'approvals',
                  <>
                    <RefundRequestsCell />
                    <WaitingRefundsCell />
                    <WaitingTransfersCell />
                  </>
                ),
                tab('reconciliation', <Reconciliation />),
                tab('days', <PaymentDaysTab />),
                tab('online', <GatewayEventsCell />),
              ]
            : []),
        ]}
      />
    </>
  )
}

export default PaymentPage
