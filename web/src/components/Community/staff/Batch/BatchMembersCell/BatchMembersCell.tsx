import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  columns,
  useUserColumns,
} from 'src/components/Accounts/staff/User/user'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'BatchMembersQuery'> = gql`
  query BatchMembersQuery(
    $batchId: Int
    $page: Int
    $perPage: Int
    $sort: UsersSort
    $q: String
  ) {
    usersPage(
      batchId: $batchId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
    ) {
      rows {
        ...UserFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns }

export const beforeQuery = listQuery<VariablesOf<'BatchMembersQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  usersPage,
  updating,
  batchId,
}: Pick<PropsOf<'BatchMembersQuery'>, 'usersPage' | 'updating'> &
  Pick<VariablesOf<'BatchMembersQuery'>, 'batchId'>) => {
  const { t } = useTranslation('community.batches')
  const { mayOpen } = useAccess()
  return (
    <ResourceList
      entity="accounts.staff.user"
      query={QUERY}
      within={{ batchId }}
      page={usersPage}
      updating={updating}
      {...list}
      columns={useUserColumns()}
      rowLink={({ id }) => (mayOpen('user') ? routes.user({ id }) : undefined)}
      empty={
        <EmptyState title={t('members.empty')} text={t('members.emptyHelp')} />
      }
    />
  )
}
