import { ArrowRight, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useCarried } from 'src/components/Marketing/Offer/useCarried'
import { LinkButton } from 'src/components/ui/Button/Button'

import type { SalesOffer } from './SalesPage'

type EnrollButtonProps = {
  offer: Pick<SalesOffer, 'id' | 'template' | 'linkedUrl'>
}

/** To the checkout with what the visitor brought; a linked funnel leads to its own page. */
export const EnrollButton = ({ offer }: EnrollButtonProps) => {
  const { t } = useTranslation('marketing')
  const carried = useCarried()
  const { id, template, linkedUrl } = offer

  if (template === 'LINK_A_PAGE' && linkedUrl?.startsWith('https://')) {
    return (
      <a href={linkedUrl} className="btn btn-primary btn-lg w-full text-base">
        {t('offer.goToPage')}
        <ExternalLink className="size-5" strokeWidth={1.75} aria-hidden />
      </a>
    )
  }
  return (
    <LinkButton
      to={routes.checkout({ funnelId: id, ...carried })}
      look="primary"
      size="lg"
      block
    >
      {t('offer.enroll')}
      <ArrowRight className="size-5" strokeWidth={1.75} aria-hidden />
    </LinkButton>
  )
}
