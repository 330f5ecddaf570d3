import { useTranslation } from 'react-i18next'
import type {
  CreateUnitMutation,
  CreateUnitMutationVariables,
  UnitFields,
  UnitInput,
  UpdateUnitMutation,
  UpdateUnitMutationVariables,
} from 'types/graphql'

import { fields, toInput } from 'src/components/Learning/Unit/unit'
import { Dialog } from 'src/components/ui/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateUnitMutation($courseId: Int!, $input: UnitInput!) {
    createUnit(courseId: $courseId, input: $input) {
      ...UnitFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateUnitMutation($id: Int!, $input: UnitInput!) {
    updateUnit(id: $id, input: $input) {
      ...UnitFields
    }
  }
`

type UnitDialogProps = {
  courseId: number
  /** What is edited; none makes a new one. */
  unit?: UnitFields
  onClose: () => void
}

export const UnitDialog = ({ courseId, unit, onClose }: UnitDialogProps) => {
  const { t } = useTranslation(['learning', 'common'])
  const options = {
    done: t('common:resource.saved'),
    refetch: ['FindCourseQuery'],
    onDone: onClose,
  }
  const [create, { error: createError }] = useSave<
    CreateUnitMutation,
    CreateUnitMutationVariables
  >(CREATE, options)
  const [update, { error: updateError }] = useSave<
    UpdateUnitMutation,
    UpdateUnitMutationVariables
  >(UPDATE, options)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        unit
          ? t('common:resource.editTitle', { name: unit.name })
          : t('unit.create')
      }
    >
      <ResourceForm<UnitInput>
        entity="learning.unit"
        fields={fields}
        record={unit}
        onSave={(input) =>
          unit
            ? update({ id: unit.id, input: toInput(input) })
            : create({ courseId, input: toInput(input) })
        }
        error={createError ?? updateError}
        guard={false}
        block
      />
    </Dialog>
  )
}
