import { currentUser } from 'src/lib/auth'

import { userStageProgress } from '../stages/userStageProgress'

/** Loaded only when a query asks for it. */
export const FinishedTask = {
  userStageProgress: () => userStageProgress({ id: currentUser().id }),
}
