import { useTranslation } from 'react-i18next'

import AffiliateTermsCell from 'src/components/Affiliates/Terms/AffiliateTermsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const AffiliateTermsPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <>
      <PageHeader title={t('terms.title')} lead={t('terms.lead')} />
      <AffiliateTermsCell />
    </>
  )
}

export default AffiliateTermsPage
