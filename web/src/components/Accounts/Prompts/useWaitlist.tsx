import { useTranslation } from 'react-i18next'
import type { WaitlistLinkQuery } from 'types/graphql'

import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

const WAITLIST: TypedDocumentNode<WaitlistLinkQuery> = gql`
  query WaitlistLinkQuery {
    defaultSettingByName(name: "waitlist-link") {
      id
      value
    }
  }
`

/** The text of the membership gate (spec section 2.7), with a link to the waitlist if the school has set one. */
export const useWaitlist = () => {
  const { t } = useTranslation('accounts.profile')
  const { data } = useQuery(WAITLIST)
  const href = data?.defaultSettingByName?.value
  return {
    title: t('membershipGate.title'),
    text: t(href ? 'membershipGate.text' : 'membershipGate.textNoList'),
    link: href ? (
      <a href={href} className="btn btn-primary">
        {t('membershipGate.action')}
      </a>
    ) : undefined,
  }
}
