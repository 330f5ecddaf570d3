import type { Tx } from 'src/lib/db'
import { notify } from 'src/lib/notices'

type Change = 'earned' | 'takenBack' | 'held' | 'released' | 'refused'

/** Tells a user at the bell: now, later, or never. */
export type Tell = (
  ...telling: [tx: Tx, userId: number, notice: Parameters<typeof notify>[2]]
) => Promise<unknown>

/** Tells an affiliate of a change of their commission, at the bell. */
export const tellAffiliate = (
  tx: Tx,
  userId: number,
  change: Change,
  amountCentavos: number,
  reason: string | null = null,
  tell: Tell = notify
) =>
  tell(tx, userId, {
    kind: 'AFFILIATE',
    facts: { change, amountCentavos: Math.abs(amountCentavos), reason },
    path: '/affiliate/commission',
  })

/** Tells of a line of an order; one without an amount is only in the list. */
export const tellOfLine = async (
  tx: Tx,
  userId: number,
  amountCentavos: number,
  isHeld: boolean,
  tell: Tell
) => {
  if (amountCentavos === 0) return
  const earned = isHeld ? 'held' : 'earned'
  const change = amountCentavos < 0 ? 'takenBack' : earned
  await tellAffiliate(tx, userId, change, amountCentavos, null, tell)
}
