import { ArrowRight, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useCarried } from 'src/components/Marketing/Offer/useCarried'
import { Button, LinkButton } from 'src/components/ui/Button/Button'

import type { SalesOffer } from './SalesPage'

type EnrollButtonProps = {
  offer: Pick<SalesOffer, 'id' | 'template' | 'linkedUrl'>
  isPreview?: boolean
  /** What a landing page says instead of our own words. */
  label?: string
}

/** To the checkout with what the visitor brought; a linked funnel leads to its own page. */
export const EnrollButton = ({
  offer,
  isPreview,
  label,
}: EnrollButtonProps) => {
  const { t } = useTranslation('marketing')
  const carried = useCarried()
  const { id, template, linkedUrl } = offer

  if (isPreview) {
    return (
      <Button look="primary" size="lg" block disabled>
        {label || t('offer.enroll')}
      </Button>
    )
  }
  if (template === 'LINK_A_PAGE' && linkedUrl?.startsWith('https://')) {
    return (
      <a href={linkedUrl} className="btn btn-primary btn-lg w-full text-base">
        {label || t('offer.goToPage')}
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
      {label || t('offer.enroll')}
      <ArrowRight className="size-5" strokeWidth={1.75} aria-hidden />
    </LinkButton>
  )
}
