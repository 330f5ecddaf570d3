import type { FunnelInput } from 'types/graphql'

import { refuseInput } from 'src/lib/errors'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'
import { isOfferAmount } from 'src/shared/money'
import { isPlace, isWebsite } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'
import { isSlug } from 'src/shared/text/slug'

/** Refuses invalid fields. */
export const checkFunnel = (input: FunnelInput, id?: string) =>
  refuseInput({
    name: !isVisible(input.name) && 'REQUIRED',
    slug: !isSlug(input.slug)
      ? 'SLUG_INVALID'
      : isReservedSlug(input.slug) && 'SLUG_RESERVED',
    // Only `deleteFunnel` archives a funnel, because it also frees the slug.
    status: input.status === 'ARCHIVED' && 'INVALID',
    paymentTermIds: input.paymentTermIds.length === 0 && 'REQUIRED',
    seatLimit: input.seatLimit != null && input.seatLimit < 0 && 'INVALID',
    validityByDays:
      input.validityByDays != null && input.validityByDays < 1 && 'INVALID',
    offerPosition:
      input.offerPosition != null && input.offerPosition < 1 && 'INVALID',
    startByDays: input.startByDays < 0 && 'INVALID',
    priceOverrideCentavos:
      input.priceOverrideCentavos != null &&
      !isOfferAmount(input.priceOverrideCentavos) &&
      'AMOUNT_INVALID',
    closesAt:
      input.opensAt != null &&
      input.closesAt != null &&
      new Date(input.closesAt) <= new Date(input.opensAt) &&
      'DATE_INVALID',
    linkedUrl:
      (input.template === 'LINK_A_PAGE' || Boolean(input.linkedUrl)) &&
      !isWebsite(input.linkedUrl ?? '') &&
      'INVALID',
    // Allowed are a path on this site and any https address.
    thankYouUrl:
      Boolean(input.thankYouUrl) &&
      !isPlace(input.thankYouUrl ?? '') &&
      'INVALID',
    renewalOfFunnelId:
      id !== undefined && input.renewalOfFunnelId === id && 'RENEWAL_OF_ITSELF',
  })

export const dataOf = ({
  paymentTermIds: _terms,
  accessLevelIds: _levels,
  ...input
}: FunnelInput) =>
  fromFilipino(
    {
      ...input,
      thankYouUrl: input.thankYouUrl || null,
      renewalOfFunnelId: input.renewalOfFunnelId || null,
      body: cleanRichText(input.body),
      bodyFil: cleanRichText(input.bodyFil ?? ''),
    },
    'headline',
    'body',
    'closedMessage'
  )

export const partsOf = ({ paymentTermIds, accessLevelIds }: FunnelInput) => ({
  paymentTerms: {
    create: [...new Set(paymentTermIds)].map((paymentTermId, position) => ({
      paymentTermId,
      position,
    })),
  },
  accessLevels: {
    create: [...new Set(accessLevelIds)].map((accessLevelId) => ({
      accessLevelId,
    })),
  },
})
