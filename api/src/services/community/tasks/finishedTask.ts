import { currentUser } from 'src/lib/auth'

import { userStageProgress } from '../stages/userStageProgress'

/** The member's progress is loaded only when a query selects it. */
export const FinishedTask = {
  userStageProgress: () => userStageProgress({ id: currentUser().id }),
}
