import { useState } from 'react'

import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessMemberFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { AssignDialog } from 'src/components/Community/staff/SuccessManager/AssignDialog'
import { memberColumns as columns } from 'src/components/Community/staff/SuccessManager/successManager'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'SuccessMembersPageQuery'> = gql`
  query SuccessMembersPageQuery(
    $managerId: Int
    $page: Int
    $perPage: Int
    $sort: SuccessMembersSort
    $q: String
  ) {
    successMembersPage(
      managerId: $managerId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
    ) {
      rows {
        ...SuccessMemberFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, statePrefix: 'members' }

/** The members of a manager; without one, those in nobody's care. */
type CellProps = Pick<VariablesOf<'SuccessMembersPageQuery'>, 'managerId'>

export const beforeQuery =
  listQuery<VariablesOf<'SuccessMembersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  successMembersPage,
  updating,
  managerId,
}: Pick<PropsOf<'SuccessMembersPageQuery'>, 'successMembersPage' | 'updating'> &
  CellProps) => {
  const { t } = useTranslation('community.success')
  const { can, mayOpen } = useAccess()
  const [chosen, setChosen] = useState<SuccessMemberFields[]>()
  const empty = managerId ? 'mine' : 'nobodys'
  return (
    <>
      <ResourceList<SuccessMemberFields>
        entity="community.success.member"
        query={QUERY}
        within={{ managerId }}
        page={successMembersPage}
        updating={updating}
        {...list}
        rowLink={({ id }) =>
          mayOpen('user') ? routes.user({ id }) : undefined
        }
        batchActions={
          can('editSuccessManagers')
            ? [
                {
                  label: t('assign.button'),
                  icon: HeartHandshake,
                  onRun: setChosen,
                },
              ]
            : []
        }
        empty={
          <EmptyState
            title={t(`members.${empty}.empty`)}
            text={t(`members.${empty}.emptyHelp`)}
          />
        }
      />
      {chosen && (
        <AssignDialog
          userIds={chosen.map(({ id }) => id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
