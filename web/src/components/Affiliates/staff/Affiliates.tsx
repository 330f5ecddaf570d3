import { useTranslation } from 'react-i18next'

import AffiliatesCell from 'src/components/Affiliates/staff/Affiliate/AffiliatesCell'
import CommissionRulesCell from 'src/components/Affiliates/staff/Commission/CommissionRulesCell'
import HeldOrdersPageCell from 'src/components/Affiliates/staff/Commission/HeldOrdersPageCell'
import { Payouts } from 'src/components/Affiliates/staff/Payout/Payouts'
import TermsVersionsCell from 'src/components/Affiliates/staff/Terms/TermsVersionsCell'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The affiliates, their payouts, held orders, rules and terms. */
export const Affiliates = () => {
  const { t } = useTranslation('affiliates.staff')
  return (
    <>
      <PageHeader title={t('affiliate.list')} />
      <Tabs
        label={t('affiliate.list')}
        param="tab"
        tabs={[
          {
            key: 'people',
            title: t('affiliate.list'),
            content: <AffiliatesCell />,
          },
          {
            key: 'payouts',
            title: t('batch.list'),
            content: <Payouts />,
          },
          {
            key: 'held',
            title: t('held.list'),
            content: <HeldOrdersPageCell />,
          },
          {
            key: 'rules',
            title: t('rule.list'),
            content: <CommissionRulesCell />,
          },
          {
            key: 'terms',
            title: t('terms.list'),
            content: <TermsVersionsCell />,
          },
        ]}
      />
    </>
  )
}
