import type { Tx } from 'src/lib/db'
import { InputError } from 'src/lib/errors'

/** The chosen sub-group in use of a group, or null if none is chosen. @throws INVALID at the field */
export const subGroupOf = async (
  tx: Tx,
  groupId: number,
  id: number | null | undefined
) => {
  if (id == null) return null
  const row = await tx.subGroup.findFirst({
    where: { id, groupId, archivedAt: null },
  })
  if (!row) throw new InputError({ subGroupId: 'INVALID' })
  return row
}
