import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/Button/Button'

import { useCarried } from './useCarried'

/** Where an offer cannot be bought just now: to its waiting list, with what the visitor came with. */
export const WaitlistLink = ({ funnelId }: { funnelId: string }) => {
  const { t } = useTranslation('marketing')
  const carried = useCarried()
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
