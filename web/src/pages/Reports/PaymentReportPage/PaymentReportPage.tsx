import { useTranslation } from 'react-i18next'

import { CashCollection } from 'src/components/Reports/staff/CashCollection/CashCollection'
import { Collections } from 'src/components/Reports/staff/Collections/Collections'
import { AgingTab } from 'src/components/Reports/staff/OpenBills/AgingTab'
import { ExpectedTab } from 'src/components/Reports/staff/OpenBills/ExpectedTab'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The reports on collected payments, members to collect from, open bills and expected payments. */
const PaymentReportPage = () => {
  const { t } = useTranslation('reports')
  return (
    <>
      <PageHeader
        title={t('paymentReport.title')}
        lead={t('paymentReport.lead')}
      />
      <Tabs
        label={t('paymentReport.title')}
        param="tab"
        tabs={[
          {
            key: 'collections',
            title: t('paymentReport.tabs.collections'),
            content: <Collections />,
          },
          {
            key: 'cash',
            title: t('paymentReport.tabs.cash'),
            content: <CashCollection />,
          },
          {
            key: 'aging',
            title: t('paymentReport.tabs.aging'),
            content: <AgingTab />,
          },
          {
            key: 'expected',
            title: t('paymentReport.tabs.expected'),
            content: <ExpectedTab />,
          },
        ]}
      />
    </>
  )
}

export default PaymentReportPage
