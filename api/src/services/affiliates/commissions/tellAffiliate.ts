import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'

type Change = 'earned' | 'takenBack' | 'held' | 'released' | 'refused'

/** Tells an affiliate of a change of their commission, at the bell. */
export const tellAffiliate = (
  tx: Tx,
  userId: number,
  change: Change,
  amountCentavos: number,
  reason: string | null = null
) =>
  notify(tx, userId, {
    kind: 'AFFILIATE',
    facts: { change, amountCentavos: Math.abs(amountCentavos), reason },
    path: '/affiliate/commission',
  })

/** Tells of a line of an order; one without an amount is only in the list. */
export const tellOfLine = async (
  tx: Tx,
  userId: number,
  amountCentavos: number,
  isHeld: boolean
) => {
  if (amountCentavos === 0) return
  if (amountCentavos < 0)
    await tellAffiliate(tx, userId, 'takenBack', amountCentavos)
  else
    await tellAffiliate(tx, userId, isHeld ? 'held' : 'earned', amountCentavos)
}
