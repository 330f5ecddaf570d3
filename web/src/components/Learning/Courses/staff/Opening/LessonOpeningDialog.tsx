import type {
  OpeningInput,
  SetLessonOpeningMutation,
  SetLessonOpeningMutationVariables,
  UnitFields,
} from 'types/graphql'

import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { useOpeningFields } from './useOpeningFields'

const SET: Doc<'SetLessonOpeningMutation'> = gql`
  mutation SetLessonOpeningMutation($id: Int!, $input: OpeningInput!) {
    setLessonOpening(id: $id, input: $input) {
      id
      opensBy
      opensOn
      opensAfterDays
      opensAtStage
    }
  }
`

type LessonOpeningDialogProps = {
  lesson: UnitFields['lessons'][number]
  onClose: () => void
}

/** Edits when a lesson opens, in addition to its unit's own rule. */
export const LessonOpeningDialog = ({
  lesson,
  onClose,
}: LessonOpeningDialogProps) => (
  <ResourceDialog<
    OpeningInput,
    SetLessonOpeningMutation,
    SetLessonOpeningMutationVariables
  >
    entity="learning.staff.opening"
    fields={useOpeningFields()}
    record={lesson}
    name={lesson.name}
    mutation={SET}
    variables={(input) => ({ id: lesson.id, input })}
    onClose={onClose}
  />
)
