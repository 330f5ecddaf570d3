import { useTranslation } from 'react-i18next'
import type { MembershipGateQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'

const GATE: Doc<'MembershipGateQuery'> = gql`
  query MembershipGateQuery {
    membershipGate {
      isOpen
      link
    }
  }
`

const textOf = (gate?: MembershipGateQuery['membershipGate']) => {
  if (!gate) return 'textOnly'
  if (gate.isOpen) return 'textOpen'
  return gate.link ? 'text' : 'textNoList'
}

/** The text of the membership gate (spec section 2.7), with a link to an open offer or a waiting list. */
export const useMembershipGate = () => {
  const { t } = useTranslation('accounts.profile')
  const gate = useQuery(GATE).data?.membershipGate
  return {
    title: t('membershipGate.title'),
    text: t(`membershipGate.${textOf(gate)}`),
    link: gate?.link ? (
      <LinkButton to={gate.link} look="primary">
        {t(gate.isOpen ? 'membershipGate.offer' : 'membershipGate.action')}
      </LinkButton>
    ) : undefined,
  }
}
