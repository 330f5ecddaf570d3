import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import HomeCommissionCell from 'src/components/Affiliates/Commission/HomeCommissionCell'
import { Link } from 'src/components/ui/control/Link'

/** The commission of a member who is an affiliate, and the way to the links that bring it. */
const AffiliateCard = () => {
  const { t } = useTranslation('affiliates')
  return (
    <div>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('home.commission')}</h2>
        <Link
          to={routes.affiliateLinks()}
          className="link link-primary text-sm"
        >
          {t('home.links')}
        </Link>
      </div>
      <HomeCommissionCell />
    </div>
  )
}

export default AffiliateCard
