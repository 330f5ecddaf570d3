import type { UnitFields } from 'types/graphql'

import type { OpenedDialog } from './OutlineDialogs'
import type { KeyboardMove } from './useKeyboardMove'
import type { useLessonActions } from './useLessonActions'

/** The dialog or question that a row wants to open. */
export type Wanted = OpenedDialog | { kind: 'removal'; unit: UnitFields }

/** The state and actions of the outline that each row needs. */
export type OutlineTools = {
  mayEdit: boolean
  keys: KeyboardMove
  actions: ReturnType<typeof useLessonActions>
  open: (wanted: Wanted) => void
}
