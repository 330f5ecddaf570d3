import type { Win } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { asOwnWin } from './asWin'
import { ownWin } from './ownWin'

export const myWin = (async ({ id }) =>
  asOwnWin(await ownWin(db, id))) satisfies QueryResolvers['myWin']

const consentOf = ({ shownSince, shownAs }: Win) => ({ shownSince, shownAs })

/**
 * Gives the consent to show a win on sales pages under a name, or takes it back. Without consent no page shows it, and
 * staff have to choose it again after a new one. The log keeps each consent with its time; repeating one changes nothing.
 * @throws NOT_FOUND for the win of another user
 */
export const setWinConsent = (async ({ id, shownAs = null }) =>
  inTransaction(async (tx) => {
    const before = await ownWin(tx, id)
    if (before.shownAs === shownAs) return asOwnWin(before)
    const win = await tx.win.update({
      where: { id },
      data: shownAs
        ? { shownAs, shownSince: new Date() }
        : {
            shownAs: null,
            shownSince: null,
            featuredAt: null,
            featuredById: null,
          },
    })
    await logInfo(tx, {
      action: shownAs ? 'win.consentGiven' : 'win.consentWithdrawn',
      entity: 'Win',
      entityId: id,
      before: consentOf(before),
      after: consentOf(win),
    })
    return asOwnWin(win)
  })) satisfies MutationResolvers['setWinConsent']
