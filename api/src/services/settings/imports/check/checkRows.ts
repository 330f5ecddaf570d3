// Checks a portion of rows against what the database has now. Applying checks all rows again in its own transaction.
import type { ImportRow, ImportRun } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import type { ImportActor } from '../importActor'
import type { Checked } from '../importRow'

import { loadMemberFacts } from './memberFacts'
import { loadContentFacts, planContent, type ContentSheet } from './planContent'
import { planMember } from './planMember'
import { loadSubscriptionFacts, planSubscription } from './planSubscription'

export type CheckedRow = Checked & { id: number }

/** The outcome of each row. All rows are of one sheet, and the rows that they belong to were checked before. */
export const checkRows = async (
  tx: Tx,
  { id: runId, mode }: Pick<ImportRun, 'id' | 'mode'>,
  actor: ImportActor,
  rows: ImportRow[]
): Promise<CheckedRow[]> => {
  const [{ sheet }] = rows
  const each = (check: (row: ImportRow) => Checked) =>
    rows.map((row) => ({ id: row.id, ...check(row) }))
  if (sheet === 'Members') {
    const facts = await loadMemberFacts(tx, runId, rows)
    // Later rows of the portion see the outcome of earlier ones.
    return each((row) => {
      const checked = planMember(row, { mode, actor, facts })
      for (const key of row.keys) {
        const keyed = facts.keyed.get(key)
        if (keyed?.id === row.id) Object.assign(keyed, checked)
      }
      return checked
    })
  }
  if (sheet === 'Subscription') {
    const facts = await loadSubscriptionFacts(tx, runId, rows)
    return each((row) => planSubscription(row, facts))
  }
  const facts = await loadContentFacts(tx, runId, sheet as ContentSheet, rows)
  return each((row) =>
    planContent(row, {
      sheet: sheet as ContentSheet,
      actorId: actor.id,
      facts,
    })
  )
}
