import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccessLevelFields, FindAccessLevelQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { AccessMatrix } from 'src/components/Accounts/staff/AccessMatrix/AccessMatrix'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/access/useAccess'
import { useRemove } from 'src/hooks/data/useRemove'

import { accessOf, asCompared, columns } from './accessLevel'
import { AccessLevelHistory } from './AccessLevelHistory'

const DELETE = gql`
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
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { can } = useAccess()
  const { confirmRemoval, confirmDialog } = useConfirm()
  const onRemove = useRemove(DELETE, routes.accessLevels(), [
    'AccessLevelsQuery',
  ])
  const { id, label, isAll, isSystem } = level
  const mayEdit = can('editAccessLevels') && !isAll

  const onAsk = async () => {
    if (await confirmRemoval(label)) await onRemove({ id })
  }

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
            <>
              {!isSystem && (
                <Button look="ghost" icon={Trash2} onClick={onAsk}>
                  {t('common:action.delete')}
                </Button>
              )}
              <LinkButton
                to={routes.editAccessLevel({ id })}
                look="primary"
                icon={Pencil}
              >
                {t('common:action.edit')}
              </LinkButton>
            </>
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
      {confirmDialog}
    </>
  )
}
