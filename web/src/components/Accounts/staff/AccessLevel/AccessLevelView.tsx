import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccessLevelFields, FindAccessLevelQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { AccessMatrix } from 'src/components/Accounts/staff/AccessMatrix/AccessMatrix'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/access/useAccess'

import { accessOf, asCompared, columns } from './accessLevel'
import { AccessLevelHistory } from './AccessLevelHistory'

const DELETE: Doc<'DeleteAccessLevelMutation'> = gql`
  mutation DeleteAccessLevelMutation($id: String!) {
    deleteAccessLevel(id: $id) {
      id
    }
  }
`

type AccessLevelViewProps = {
  level: AccessLevelFields
  levels: AccessLevelFields[]
  history: FindAccessLevelQuery['accessLevelHistory']
}

/** The facts of an access level, its history, and its rights compared with other levels. */
export const AccessLevelView = ({
  level,
  levels,
  history,
}: AccessLevelViewProps) => {
  const { t } = useTranslation('accounts.staff')
  const { can } = useAccess()
  const { id, label, isAll, isSystem } = level
  const mayEdit = can('editAccessLevels') && !isAll

  return (
    <>
      <PageHeader
        title={label}
        lead={isAll ? t('matrix.all') : undefined}
        breadcrumbs={[
          { label: t('accessLevel.list'), to: routes.accessLevels() },
        ]}
        actions={
          mayEdit && (
            <Actions
              words="common"
              of={{ name: label }}
              refetch={['AccessLevelsQuery']}
              actions={[
                !isSystem && {
                  name: 'remove',
                  icon: Trash2,
                  look: 'ghost',
                  does: call(DELETE, { id }, { goTo: routes.accessLevels() }),
                  asks: 'confirm',
                  isDangerous: true,
                },
                {
                  name: 'edit',
                  icon: Pencil,
                  look: 'primary',
                  to: routes.editAccessLevel({ id }),
                },
              ]}
            />
          )
        }
      />
      <ResourceDetails
        entity="accounts.staff.accessLevel"
        columns={columns}
        record={level}
      >
        <AccessMatrix
          label={label}
          access={accessOf(level)}
          others={levels.filter((each) => each.id !== id).map(asCompared)}
        />
        <AccessLevelHistory
          level={level}
          history={history}
          mayRevert={mayEdit}
        />
      </ResourceDetails>
    </>
  )
}
