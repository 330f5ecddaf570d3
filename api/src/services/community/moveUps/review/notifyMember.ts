import { moveUpEmail } from 'src/emails/moveUpEmail'
import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'
import type { Day } from 'src/shared/manilaTime'
import { textIn } from 'src/shared/text/language'

import type { ClaimedRequest } from './claimed'

type Told = {
  kind: 'approved' | 'returned' | 'declined' | 'reverted'
  reason?: string
  againOn?: Day
}

/** Tells the member of a request, in their language, in the transaction of the change. */
export const notifyMember = (
  tx: Tx,
  { user, toStage }: Pick<ClaimedRequest, 'user' | 'toStage'>,
  told: Told
) => {
  const lang = user.language
  return notify(
    tx,
    { userId: user.id, email: user.email },
    {
      kind: 'MOVE_UP_ANSWERED',
      facts: {
        stage: toStage.number,
        answer: told.kind,
        reason: told.reason ?? null,
      },
      path: '/stages/my-stage',
    },
    moveUpEmail({
      ...told,
      lang,
      firstName: user.firstName,
      subject: `Stage ${toStage.number}, ${textIn(toStage, 'name', lang)}`,
    })
  )
}
