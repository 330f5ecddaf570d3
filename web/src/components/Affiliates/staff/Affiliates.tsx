import { useTranslation } from 'react-i18next'

import AffiliatesCell from 'src/components/Affiliates/staff/Affiliate/AffiliatesCell'
import TermsVersionsCell from 'src/components/Affiliates/staff/Terms/TermsVersionsCell'
import { Tabs } from 'src/components/ui/control/Tabs/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

/** The affiliates, and the versions of their terms. */
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
            key: 'terms',
            title: t('terms.list'),
            content: <TermsVersionsCell />,
          },
        ]}
      />
    </>
  )
}
