import { useTranslation } from 'react-i18next'
import type { SubscriptionFields } from 'types/graphql'

import { Why } from 'src/components/ui/text/Why'

import { stateOf, timesOf } from './subscription'

import { membershipTrace } from '$api/src/shared/billing/subscriptions/membershipStatus'

type MembershipWhyProps = { subscriptions: readonly SubscriptionFields[] }

/** Explains the membership's status ("Bakit?"): the rule, and each subscription it looked at. */
export const MembershipWhy = ({ subscriptions }: MembershipWhyProps) => {
  const { t } = useTranslation('billing')
  const { status, rule, inputs } = membershipTrace(
    subscriptions.map((each) => ({
      ...timesOf(each),
      isPrimary: each.isPrimary,
    }))
  )
  return (
    <Why
      label={t('membershipWhy.label')}
      lines={[
        {
          text: t(`membershipWhy.${rule}`, inputs),
          value: status ?? undefined,
        },
        ...subscriptions.map((each) => ({
          text: `${each.productName}, ${each.funnel.name}`,
          value: t(`subscription.state.${stateOf(each)}`),
        })),
      ]}
    />
  )
}
