import { useTranslation } from 'react-i18next'
import type { MembershipGateQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'

const GATE: Doc<'MembershipGateQuery'> = gql`
  query MembershipGateQuery {
    membershipGate {
      isOpen
      link
    }
    firstPayment {
      courses
    }
  }
`

const textOf = (data?: MembershipGateQuery) => {
  if (!data) return 'textOnly'
  const { membershipGate: gate, firstPayment } = data
  if (firstPayment) return 'textOrdered'
  if (gate.isOpen) return 'textOpen'
  return gate.link ? 'text' : 'textNoList'
}

/**
 * The text of the membership gate (spec section 2.7), with a link to an open offer or a waiting list. Those who have ordered
 * are not asked to buy: the link leads to the steps of their order.
 */
export const useMembershipGate = () => {
  const { t } = useTranslation('accounts.profile')
  const { data } = useQuery(GATE)
  const isOrdered = data?.firstPayment != null
  const gate = data?.membershipGate
  const link = isOrdered ? routes.home() : gate?.link
  const action = gate?.isOpen ? 'offer' : 'action'
  return {
    title: t('membershipGate.title'),
    text: t(`membershipGate.${textOf(data)}`),
    link: link ? (
      <LinkButton to={link} look="primary">
        {t(`membershipGate.${isOrdered ? 'order' : action}`)}
      </LinkButton>
    ) : undefined,
  }
}
