import { useTranslation } from 'react-i18next'
import type {
  BugReportStatus,
  UpdateBugReportStatusMutation,
  UpdateBugReportStatusMutationVariables,
} from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import { bugReportStatuses } from '$api/src/shared/accounts/bugReport'

const UPDATE = gql`
  mutation UpdateBugReportStatusMutation($id: Int!, $status: BugReportStatus!) {
    updateBugReportStatus(id: $id, status: $status) {
      id
      status
    }
  }
`

type StatusInput = { status: BugReportStatus }

const fields: Field<StatusInput>[] = [
  {
    name: 'status',
    as: 'choice',
    required: true,
    choices: bugReportStatuses.map((value) => ({ value })),
  },
]

type StatusCardProps = StatusInput & { id: number }

export const StatusCard = ({ id, status }: StatusCardProps) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const [save, { error }] = useSave<
    UpdateBugReportStatusMutation,
    UpdateBugReportStatusMutationVariables
  >(UPDATE, { done: t('common:resource.saved') })
  return (
    <Card title={t('bugReport.statusCard')} padded>
      <ResourceForm<StatusInput>
        entity="accounts.staff.bugReport"
        fields={fields}
        record={{ status }}
        onSave={(input) => save({ id, status: input.status })}
        error={error}
      />
    </Card>
  )
}
