import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { asMoveUpRequest } from 'src/services/community/moveUps/asMoveUpRequest'
import { changeRequest } from 'src/services/community/moveUps/changeRequest'

import { claimedRequest } from './claimed'

/** Releases the viewer's claim, so that other reviewers may take the request. @throws as claimedRequest */
export const releaseMoveUpRequest = (async ({ id }) =>
  inTransaction(async (tx) => {
    const request = await claimedRequest(tx, id)
    return asMoveUpRequest(
      await changeRequest(tx, request, {
        to: 'REQUESTED',
        action: 'moveUp.released',
        where: { claimedById: currentUser().id },
        data: { claimedById: null, claimedAt: null },
        isSilent: true,
      })
    )
  })) satisfies MutationResolvers['releaseMoveUpRequest']
