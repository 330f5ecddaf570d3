import type {
  CreateUnitMutation,
  CreateUnitMutationVariables,
  UnitFields,
  UnitInput,
  UpdateUnitMutation,
  UpdateUnitMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { fields, toInput } from 'src/components/Learning/Unit/unit'
import { ResourceDialog } from 'src/components/ui/ResourceDialog/ResourceDialog'

const CREATE: TypedDocumentNode<
  CreateUnitMutation,
  CreateUnitMutationVariables
> = gql`
  mutation CreateUnitMutation($courseId: Int!, $input: UnitInput!) {
    createUnit(courseId: $courseId, input: $input) {
      ...UnitFields
    }
  }
`

const UPDATE: TypedDocumentNode<
  UpdateUnitMutation,
  UpdateUnitMutationVariables
> = gql`
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
  const shared = {
    entity: 'learning.unit' as const,
    fields,
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
        input: toInput(input),
      })}
    />
  ) : (
    <ResourceDialog
      {...shared}
      mutation={CREATE}
      variables={(input: UnitInput) => ({ courseId, input: toInput(input) })}
    />
  )
}
