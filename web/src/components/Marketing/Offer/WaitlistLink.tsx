import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'

import { useCarriedCodes } from './useCarriedCodes'

/** For an offer that cannot be bought now: links to its waiting list and keeps the coupon and affiliate of the URL. */
export const WaitlistLink = ({ funnelId }: { funnelId: string }) => {
  const { t } = useTranslation('marketing')
  const carried = useCarriedCodes()
  return (
    <LinkButton
      to={routes.funnelClosed({ funnel: funnelId, ...carried })}
      look="primary"
      block
    >
      {t('waitlist.title')}
    </LinkButton>
  )
}
