import { useState } from 'react'

import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  AddStageStaffMutation,
  AddStageStaffMutationVariables,
  StageStaffInput,
  StageStaffQuery,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

const ADD: Doc<'AddStageStaffMutation'> = gql`
  mutation AddStageStaffMutation($stageId: Int!, $input: StageStaffInput!) {
    addStageStaff(stageId: $stageId, input: $input) {
      id
    }
  }
`

const REMOVE: Doc<'RemoveStageStaffMutation'> = gql`
  mutation RemoveStageStaffMutation(
    $stageId: Int!
    $userId: Int!
    $duty: StageDuty!
  ) {
    removeStageStaff(stageId: $stageId, userId: $userId, duty: $duty) {
      id
    }
  }
`

const fields: Field<StageStaffInput>[] = [
  { name: 'email', as: 'email', required: true },
  {
    name: 'duty',
    as: 'choice',
    required: true,
    choices: [{ value: 'REVIEWER' }, { value: 'LEADER' }],
  },
]

const refetch = ['StageStaffQuery']

type StageStaffProps = {
  stageId: number
  staff: StageStaffQuery['stageStaff']
}

/** The lead and the reviewers of a stage. */
export const StageStaff = ({ stageId, staff }: StageStaffProps) => {
  const { t } = useTranslation(['community.journey', 'common'])
  const { mayOpen } = useAccess()
  const mayEdit = mayOpen('editStage')
  const [isAdding, setIsAdding] = useState(false)

  return (
    <Card
      title={t('staff.list')}
      aside={
        mayEdit && (
          <Button
            size="sm"
            look="secondary"
            icon={Plus}
            onClick={() => setIsAdding(true)}
          >
            {t('staff.create')}
          </Button>
        )
      }
    >
      {staff.length === 0 ? (
        <EmptyState title={t('staff.empty')} text={t('staff.emptyHelp')} />
      ) : (
        <ul className="divide-base-300 divide-y">
          {staff.map((one) => (
            <li key={one.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {one.name}
                  <StatusBadge
                    tone={one.duty === 'LEADER' ? 'info' : 'neutral'}
                  >
                    {t(`staff.choices.duty.${one.duty}`)}
                  </StatusBadge>
                </p>
                <p className="text-muted text-sm wrap-anywhere">{one.email}</p>
              </div>
              {mayEdit && (
                <Actions
                  words="community.journey:staff"
                  of={{ name: one.name }}
                  refetch={refetch}
                  size="sm"
                  actions={[
                    {
                      name: 'remove',
                      icon: Trash2,
                      iconOnly: true,
                      look: 'ghost',
                      does: call(REMOVE, {
                        stageId,
                        userId: one.userId,
                        duty: one.duty,
                      }),
                      asks: 'confirm',
                      isDangerous: true,
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <ResourceDialog<
          StageStaffInput,
          AddStageStaffMutation,
          AddStageStaffMutationVariables
        >
          entity="community.journey.staff"
          fields={fields}
          record={{ duty: 'REVIEWER' }}
          mutation={ADD}
          variables={(input) => ({ stageId, input })}
          refetch={refetch}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  )
}
