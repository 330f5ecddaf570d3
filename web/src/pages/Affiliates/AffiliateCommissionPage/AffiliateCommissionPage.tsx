import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import MyCommissionCell from 'src/components/Affiliates/Commission/MyCommissionCell'
import MyCommissionPageCell from 'src/components/Affiliates/Commission/MyCommissionPageCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'

const AffiliateCommissionPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <AffiliateArea
      title={t('commission.list')}
      lead={t('commission.lead')}
      actions={
        <LinkButton to={routes.affiliatePayout()}>
          {t('payout.list')}
        </LinkButton>
      }
    >
      <MyCommissionCell />
      <MyCommissionPageCell />
    </AffiliateArea>
  )
}

export default AffiliateCommissionPage
