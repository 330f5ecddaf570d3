import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { EnrolProductsQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { ChosenFunnels } from 'src/components/Billing/staff/Enrolling/useChosenFunnels'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import { ChosenFunnelList } from './ChosenFunnelList'
import { ProductFunnelList } from './ProductFunnelList'

const PRODUCTS = gql`
  query EnrolProductsQuery {
    products {
      id
      name
    }
  }
`

type FunnelPickerProps = {
  userId: number
  picked: ChosenFunnels
  /** Whether staff set each funnel's duration and start. */
  withDays?: boolean
}

/** Chooses funnels of a product. */
export const FunnelPicker = ({
  userId,
  picked,
  withDays = false,
}: FunnelPickerProps) => {
  const { t } = useTranslation(['billing', 'common'])
  const [productId, setProductId] = useState<number>()
  const { data, error, refetch } = useQuery<EnrolProductsQuery>(PRODUCTS)

  if (error && !data) return <BriefFailure error={error} refetch={refetch} />
  if (!data) return <SkeletonLines lines={4} />
  if (data.products.length === 0)
    return <p className="text-muted">{t('enrolling.noProduct')}</p>

  return (
    <div className="space-y-6">
      <div>
        <label
          htmlFor="enrol-product"
          className="mb-1.5 block text-sm font-semibold"
        >
          {t('enrolling.product')}
        </label>
        <select
          id="enrol-product"
          className="select w-full max-w-md text-base"
          value={productId ?? ''}
          onChange={({ target }) =>
            setProductId(Number(target.value) || undefined)
          }
        >
          <option value="">{t('common:form.choose')}</option>
          {data.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {productId !== undefined && (
        <ProductFunnelList
          productId={productId}
          userId={userId}
          picked={picked}
        />
      )}
      <ChosenFunnelList picked={picked} withDays={withDays} />
    </div>
  )
}
