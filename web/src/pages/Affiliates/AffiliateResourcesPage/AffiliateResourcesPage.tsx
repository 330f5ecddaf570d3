import { useTranslation } from 'react-i18next'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import AffiliateResourcesCell from 'src/components/Affiliates/Resources/AffiliateResourcesCell'
import { useShelfState } from 'src/components/Learning/Resources/Shelf/useShelfState'

const AffiliateResourcesPage = () => {
  const { t } = useTranslation('affiliates')
  const { variables } = useShelfState()
  return (
    <AffiliateArea title={t('resources.title')} lead={t('resources.lead')}>
      <AffiliateResourcesCell {...variables} />
    </AffiliateArea>
  )
}

export default AffiliateResourcesPage
