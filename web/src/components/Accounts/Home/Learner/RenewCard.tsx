import { useTranslation } from 'react-i18next'
import type { HomeLearnerQuery } from 'types/graphql'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type RenewCardProps = {
  renewal: NonNullable<HomeLearnerQuery['myRenewal']>
}

/** The first card of somebody whose access has ended or ends soon: one press leads to the checkout. */
const RenewCard = ({ renewal }: RenewCardProps) => {
  const { t, i18n } = useTranslation('accounts.profile')
  const { productName, lastDay, isExpired, priceCentavos, monthlyCentavos } =
    renewal
  return (
    <Card
      title={t(isExpired ? 'renew.ended' : 'renew.ends', {
        product: productName,
        date: formatShownDay(lastDay, i18n.language),
      })}
    >
      <p className="text-muted">
        {priceCentavos != null &&
          `${t(monthlyCentavos ? 'renew.pricePlan' : 'renew.price', {
            price: formatPeso(priceCentavos),
            monthly: formatPeso(monthlyCentavos ?? 0),
          })} `}
        {t('renew.kept')}
      </p>
      <LinkButton to={renewal.link} look="primary" block className="mt-4">
        {t('renew.go')}
      </LinkButton>
    </Card>
  )
}

export default RenewCard
