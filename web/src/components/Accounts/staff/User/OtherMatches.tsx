import { useTranslation } from 'react-i18next'
import type { UserType } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { Link } from 'src/components/ui/control/Link'

const OTHERS: Doc<'OtherMatchesQuery'> = gql`
  query OtherMatchesQuery($type: UserType!, $q: String!) {
    usersPage(type: $type, q: $q, perPage: 1) {
      total
      isTotalCapped
    }
  }
`

const others = {
  MEMBER: { type: 'NON_MEMBER', route: 'nonMembers', list: 'nonMember' },
  NON_MEMBER: { type: 'MEMBER', route: 'users', list: 'user' },
} as const

/** How many people a search finds in the other of the two lists of users, with a link to them. */
export const OtherMatches = ({ type, q }: { type: UserType; q: string }) => {
  const { t } = useTranslation(['accounts.users', 'accounts.staff'])
  const other = others[type]
  const { data } = useQuery(OTHERS, { variables: { type: other.type, q } })
  const { total: count = 0, isTotalCapped } = data?.usersPage ?? {}

  return (
    <p role="status" className="mb-3 text-sm empty:hidden">
      {count > 0 && (
        <Link to={routes[other.route]({ q })} className="link">
          {t(isTotalCapped ? 'others.capped' : 'others.found', {
            count,
            list: t(`accounts.staff:${other.list}.list`),
          })}
        </Link>
      )}
    </p>
  )
}
