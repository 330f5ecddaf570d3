import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import type { ChosenFunnels } from 'src/components/Billing/staff/Enrolling/useChosenFunnels'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { PriceText } from 'src/components/ui/text/PriceText'

import { FunnelChoice } from './FunnelChoice'

const FUNNELS: Doc<'EnrolFunnelsQuery'> = gql`
  query EnrolFunnelsQuery($productId: Int!, $hidden: HiddenFunnelsInput) {
    funnelsByProductId(productId: $productId, hidden: $hidden) {
      id
      name
      productId
      slug
      validityByDays
      startByDays
      seatLimit
      seatsTaken
      product {
        id
        name
        priceCentavos
      }
      priceOverrideCentavos
      accessLevelIds
      funnelPaymentTerm {
        paymentTermId
      }
    }
  }
`

type ProductFunnelListProps = {
  productId: number
  userId: number
  picked: ChosenFunnels
}

/** The funnels of a product that the person does not have yet. */
export const ProductFunnelList = ({
  productId,
  userId,
  picked,
}: ProductFunnelListProps) => {
  const { t } = useTranslation('billing')
  const { data, error, refetch } = useQuery(FUNNELS, {
    variables: { productId, hidden: { value: true, userId } },
    // Never from the cache: an enrolment a moment ago changes the list.
    fetchPolicy: 'network-only',
  })

  if (error && !data) return <BriefFailure error={error} refetch={refetch} />
  if (!data) return <SkeletonLines lines={3} />
  return (
    <section aria-labelledby="product-funnels">
      <h3 id="product-funnels" className="text-base">
        {t('enrolling.funnels')}
      </h3>
      {data.funnelsByProductId.length === 0 ? (
        <p className="text-muted mt-2">{t('enrolling.noFunnels')}</p>
      ) : (
        <ul className="border-base-300 divide-base-300 mt-2 divide-y rounded-lg border">
          {data.funnelsByProductId.map((funnel) => (
            <li
              key={funnel.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{funnel.name}</span>{' '}
                <span className="text-muted">
                  <PriceText
                    centavos={
                      funnel.priceOverrideCentavos ??
                      funnel.product?.priceCentavos ??
                      0
                    }
                  />
                </span>
              </span>
              <FunnelChoice funnel={funnel} picked={picked} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
