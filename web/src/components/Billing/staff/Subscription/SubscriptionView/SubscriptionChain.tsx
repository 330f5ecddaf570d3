import { useTranslation } from 'react-i18next'
import type { SubscriptionDetailFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { StateBadge } from 'src/components/Billing/staff/Subscription/StateBadge'
import { ExpiryText } from 'src/components/Billing/Subscription/ExpiryText'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'

type SubscriptionChainProps = { subscription: SubscriptionDetailFields }

/** The subscription that this one renewed, and the one that renewed it. */
export const SubscriptionChain = ({ subscription }: SubscriptionChainProps) => {
  const { t } = useTranslation('billing')
  const { id, chain } = subscription
  if (chain.length === 0) return null
  return (
    <Card title={t('subscriptionRecord.chain')}>
      <ul className="divide-base-300 -my-3 divide-y text-sm">
        {chain.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <Link
              to={routes.subscription({ id: link.id })}
              className="link link-primary"
            >
              {t(
                link.id < id
                  ? 'subscriptionRecord.renews'
                  : 'subscriptionRecord.renewedBy',
                { id: link.id }
              )}
            </Link>
            <span>
              <ExpiryText expiry={link.expiry} />
            </span>
            <StateBadge subscription={link} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
