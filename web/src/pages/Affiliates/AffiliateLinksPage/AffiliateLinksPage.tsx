import { useTranslation } from 'react-i18next'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import MyAffiliateLinksCell from 'src/components/Affiliates/Links/MyAffiliateLinksCell'

const AffiliateLinksPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <AffiliateArea title={t('link.list')} lead={t('link.lead')}>
      <MyAffiliateLinksCell />
    </AffiliateArea>
  )
}

export default AffiliateLinksPage
