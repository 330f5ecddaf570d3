import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import MyAffiliateLeadsCell from 'src/components/Affiliates/Leads/MyAffiliateLeadsCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'

const AffiliateLeadsPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <AffiliateArea
      title={t('lead.list')}
      lead={t('lead.lead')}
      actions={
        <LinkButton to={routes.affiliateLinks()}>{t('link.list')}</LinkButton>
      }
    >
      <MyAffiliateLeadsCell />
    </AffiliateArea>
  )
}

export default AffiliateLeadsPage
