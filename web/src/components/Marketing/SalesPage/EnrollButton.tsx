import { ArrowRight, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SalesOfferFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useCarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'

type EnrollButtonProps = {
  offer: Pick<SalesOfferFields, 'id' | 'template' | 'linkedUrl'>
  isPreview?: boolean
  /** The landing page's own text for the button. */
  label?: string
}

/** Links to the checkout with the visitor's coupon and affiliate, or to the funnel's external link if it has one. */
export const EnrollButton = ({
  offer,
  isPreview,
  label,
}: EnrollButtonProps) => {
  const { t } = useTranslation('marketing')
  const carried = useCarriedCodes()
  const { id, template, linkedUrl } = offer

  // It looks as visitors see it, and leads nowhere.
  if (isPreview) {
    return (
      <Button
        look="primary"
        size="lg"
        block
        disabled
        className="disabled:bg-primary! disabled:text-primary-content!"
      >
        {label || t('offer.enroll')}
        <ArrowRight className="size-5" strokeWidth={1.75} aria-hidden />
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
      {/* On phones, both languages fit on one line beside a price. */}
      <ArrowRight
        className="size-5 max-sm:hidden"
        strokeWidth={1.75}
        aria-hidden
      />
    </LinkButton>
  )
}
