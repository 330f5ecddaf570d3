import type { UnitFields, UnitInput } from 'types/graphql'

import { useOpeningFields } from 'src/components/Learning/Courses/staff/Opening/useOpeningFields'
import { fields } from 'src/components/Learning/Courses/staff/Unit/unit'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

const CREATE: Doc<'CreateUnitMutation'> = gql`
  mutation CreateUnitMutation($courseId: Int!, $input: UnitInput!) {
    createUnit(courseId: $courseId, input: $input) {
      ...UnitFields
    }
  }
`

const UPDATE: Doc<'UpdateUnitMutation'> = gql`
  mutation UpdateUnitMutation($id: Int!, $input: UnitInput!) {
    updateUnit(id: $id, input: $input) {
      ...UnitFields
    }
  }
`

type UnitDialogProps = {
  courseId: number
  /** The unit to edit; undefined creates a new one. */
  unit?: UnitFields
  onClose: () => void
}

export const UnitDialog = ({ courseId, unit, onClose }: UnitDialogProps) => {
  const opening = useOpeningFields()
  const shared = {
    entity: 'learning.unit' as const,
    fields: [...fields, ...opening] as Field<UnitInput>[],
    refetch: ['FindCourseQuery'],
    onClose,
  }
  return unit ? (
    <ResourceDialog
      {...shared}
      record={unit}
      name={unit.name}
      mutation={UPDATE}
      variables={(input: UnitInput) => ({
        id: unit.id,
        input,
      })}
    />
  ) : (
    <ResourceDialog
      {...shared}
      record={{ opensBy: 'AT_ONCE' }}
      mutation={CREATE}
      variables={(input: UnitInput) => ({ courseId, input })}
    />
  )
}
