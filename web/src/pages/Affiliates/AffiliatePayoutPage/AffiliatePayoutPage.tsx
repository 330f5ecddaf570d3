import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { AffiliateArea } from 'src/components/Affiliates/Area/AffiliateArea'
import MyPayoutAccountCell from 'src/components/Affiliates/Payout/MyPayoutAccountCell'
import MyPayoutsPageCell from 'src/components/Affiliates/Payout/MyPayoutsPageCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'

const AffiliatePayoutPage = () => {
  const { t } = useTranslation('affiliates')
  return (
    <AffiliateArea
      title={t('payout.list')}
      lead={t('payout.lead')}
      actions={
        <LinkButton to={routes.affiliateCommission()}>
          {t('commission.list')}
        </LinkButton>
      }
    >
      <MyPayoutAccountCell />
      <MyPayoutsPageCell />
    </AffiliateArea>
  )
}

export default AffiliatePayoutPage
