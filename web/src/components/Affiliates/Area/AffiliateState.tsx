import { useTranslation } from 'react-i18next'
import type { MyAffiliateFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import { Link } from 'src/components/ui/control/Link'

registerFragment(gql`
  fragment MyAffiliateFields on MyAffiliate {
    id
    code
    slug
    status
    statusReason
    termsVersion
    termsAcceptedAt
    hasNewTerms
    clicks
    leadCount
  }
`)

/** Tells an affiliate what matters first: a suspension, or newer terms. */
export const AffiliateState = ({
  affiliate: { status, statusReason, hasNewTerms },
}: {
  affiliate: MyAffiliateFields
}) => {
  const { t } = useTranslation('affiliates')
  if (status === 'SUSPENDED')
    return (
      <div role="status" className="alert alert-warning alert-soft mb-5">
        <p>
          <strong>{t('state.suspended')}</strong> {statusReason}
        </p>
      </div>
    )
  if (!hasNewTerms) return null
  return (
    <div role="status" className="alert alert-info alert-soft mb-5">
      <p>
        {t('state.newTerms')}{' '}
        <Link to={routes.affiliateTerms()} className="link">
          {t('area.toTerms')}
        </Link>
      </p>
    </div>
  )
}
