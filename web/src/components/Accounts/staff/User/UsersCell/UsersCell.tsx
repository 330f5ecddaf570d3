import { useTranslation } from 'react-i18next'
import type {
  UsersFilter,
  UsersPageQuery,
  UsersPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Accounts/staff/User/user'
import { batchSelect } from 'src/components/Community/staff/Batch/batchSelect'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<UsersPageQuery, UsersPageQueryVariables> =
  gql`
    query UsersPageQuery(
      $page: Int
      $perPage: Int
      $sort: UsersSort
      $q: String
      $filter: UsersFilter
      $batchId: Int
    ) {
      usersPage(
        page: $page
        perPage: $perPage
        sort: $sort
        q: $q
        filter: $filter
        batchId: $batchId
      ) {
        rows {
          ...UserFields
        }
        total
        isTotalCapped
      }
    }
  `

const places = {
  MEMBERS: { entity: 'accounts.staff.user', link: routes.user },
  NON_MEMBERS: { entity: 'accounts.staff.nonMember', link: routes.nonMember },
} as const

const list = { columns, selects: [batchSelect] }

export const beforeQuery = listQuery<UsersPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  usersPage,
  updating,
  filter,
}: Pick<CellSuccessProps<UsersPageQuery>, 'usersPage' | 'updating'> & {
  filter: UsersFilter
}) => {
  const { entity, link } = places[filter]
  const { mayOpen } = useAccess()
  const { t } = useTranslation('accounts.staff')
  const mayEnrol = filter === 'NON_MEMBERS' && mayOpen('enrollUser')
  return (
    <ResourceList
      entity={entity}
      query={QUERY}
      within={{ filter }}
      page={usersPage}
      updating={updating}
      {...list}
      rowLink={({ id }) => link({ id })}
      actions={
        mayEnrol
          ? ({ id }) => (
              <LinkButton to={routes.enrollUser({ id })} look="ghost" size="sm">
                {t('detail.enroll')}
              </LinkButton>
            )
          : undefined
      }
    />
  )
}
