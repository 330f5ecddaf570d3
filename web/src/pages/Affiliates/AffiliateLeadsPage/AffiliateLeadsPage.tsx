import { useTranslation } from 'react-i18next'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import MyAffiliateLeadsCell from 'src/components/Affiliates/Leads/MyAffiliateLeadsCell'

const AffiliateLeadsPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <AffiliateArea title={t('lead.list')} lead={t('lead.lead')}>
      <MyAffiliateLeadsCell />
    </AffiliateArea>
  )
}

export default AffiliateLeadsPage
