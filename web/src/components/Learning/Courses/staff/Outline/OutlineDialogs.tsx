import type { UnitFields } from 'types/graphql'

import { LessonOpeningDialog } from 'src/components/Learning/Courses/staff/Opening/LessonOpeningDialog'
import {
  OverridesDialog,
  type OverriddenThing,
} from 'src/components/Learning/Courses/staff/Opening/OverridesDialog'
import { UnitDialog } from 'src/components/Learning/Courses/staff/Unit/UnitDialog'

export type OpenedDialog =
  | { kind: 'unit'; unit?: UnitFields }
  | { kind: 'opening'; lesson: UnitFields['lessons'][number] }
  | { kind: 'overrides'; of: OverriddenThing }

type OutlineDialogsProps = {
  courseId: number
  opened?: OpenedDialog
  onClose: () => void
}

/** The dialogs of an outline. Only one is open at a time. */
export const OutlineDialogs = ({
  courseId,
  opened,
  onClose,
}: OutlineDialogsProps) => {
  switch (opened?.kind) {
    case 'unit':
      return (
        <UnitDialog courseId={courseId} unit={opened.unit} onClose={onClose} />
      )
    case 'opening':
      return <LessonOpeningDialog lesson={opened.lesson} onClose={onClose} />
    case 'overrides':
      return <OverridesDialog of={opened.of} onClose={onClose} />
    default:
      return null
  }
}
