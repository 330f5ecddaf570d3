import { useTranslation } from 'react-i18next'
import type { UserFields, UserType } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { SavedViews } from 'src/components/Accounts/staff/SavedViews'
import { OtherMatches } from 'src/components/Accounts/staff/User/OtherMatches'
import {
  columns,
  useUserColumns,
} from 'src/components/Accounts/staff/User/user'
import { useUserActions } from 'src/components/Accounts/staff/UserBulk/useUserActions'
import { batchSelect } from 'src/components/Community/staff/Batch/batchSelect'
import { stageSelect } from 'src/components/Community/staff/Stage/stageSelect'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'
import { useTableState } from 'src/hooks/resource/useTableState'

export const QUERY: Doc<'UsersPageQuery'> = gql`
  query UsersPageQuery(
    $page: Int
    $perPage: Int
    $sort: UsersSort
    $q: String
    $type: UserType
    $filter: UsersFilter
    $batchId: Int
    $stageId: Int
  ) {
    usersPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      type: $type
      filter: $filter
      batchId: $batchId
      stageId: $stageId
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
  MEMBER: { entity: 'accounts.staff.user', link: routes.user },
  NON_MEMBER: { entity: 'accounts.staff.nonMember', link: routes.nonMember },
} as const

const list = {
  columns,
  filters: ['active', 'inactive', 'archived', 'notEnrolled', 'joinedToday'],
  lineBefore: 'notEnrolled',
  selects: [batchSelect, stageSelect],
}

export const beforeQuery = listQuery<VariablesOf<'UsersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  usersPage,
  updating,
  type,
}: Pick<PropsOf<'UsersPageQuery'>, 'usersPage' | 'updating'> & {
  type: UserType
}) => {
  const { entity, link } = places[type]
  const { mayOpen, can } = useAccess()
  const { t } = useTranslation('accounts.staff')
  const { actions, dialog } = useUserActions(type, list)
  const { q } = useTableState(list)
  const shownColumns = useUserColumns()
  const mayEnrol = type === 'NON_MEMBER' && mayOpen('enrollUser')
  return (
    <>
      <SavedViews type={type} list={list} />
      {q && <OtherMatches type={type} q={q} />}
      <ResourceList<UserFields>
        entity={entity}
        query={QUERY}
        within={{ type }}
        page={usersPage}
        updating={updating}
        {...list}
        columns={shownColumns}
        filters={list.filters.filter(
          (filter) => filter !== 'archived' || can('archiveUsers')
        )}
        rowLink={({ id }) => link({ id })}
        batchActions={actions}
        actions={
          mayEnrol
            ? ({ id }) => (
                <LinkButton
                  to={routes.enrollUser({ id })}
                  look="ghost"
                  size="sm"
                >
                  {t('detail.enroll')}
                </LinkButton>
              )
            : undefined
        }
      />
      {dialog}
    </>
  )
}
