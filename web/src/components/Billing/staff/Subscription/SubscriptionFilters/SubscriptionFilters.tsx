import { useTranslation } from 'react-i18next'
import type { SubscriptionFilterChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useSubscriptionFilters } from './useSubscriptionFilters'

import { subscriptionStatuses } from '$api/src/shared/billing/subscriptions/subscriptionExpiry'

const CHOICES = gql`
  query SubscriptionFilterChoicesQuery {
    products {
      id
      name
      funnels {
        id
        name
      }
    }
  }
`

/** Filters by status, product and funnel; the table has its own search and validity filter. */
export const SubscriptionFilters = () => {
  const { t } = useTranslation('billing')
  const { filters, choose } = useSubscriptionFilters()
  const { data } = useQuery<SubscriptionFilterChoicesQuery>(CHOICES)
  const products = data?.products ?? []
  const funnels = products
    .filter(({ id }) => !filters.productId || id === filters.productId)
    .flatMap((product) => product.funnels)
  const named = (items: { id: string | number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: String(id), label: name }))
  const selects = [
    {
      name: 'status',
      choices: subscriptionStatuses.map((value) => ({
        value,
        label: t(`subscriptionRecord.choices.status.${value}`),
      })),
    },
    { name: 'productId', choices: named(products) },
    { name: 'funnelId', choices: named(funnels) },
  ] as const

  return (
    <div
      role="group"
      aria-label={t('subscriptionRecord.filters')}
      className="mb-3 flex flex-wrap gap-2"
    >
      {selects.map(({ name, choices }) => (
        <select
          key={name}
          aria-label={t(`subscriptionRecord.filter.${name}`)}
          className="select w-auto max-w-60 min-w-36 max-sm:max-w-none max-sm:flex-1"
          value={String(filters[name] ?? '')}
          onChange={({ target }) => choose(name, target.value)}
        >
          <option value="">{t(`subscriptionRecord.every.${name}`)}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
