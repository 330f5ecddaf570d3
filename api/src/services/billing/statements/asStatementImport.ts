import type {
  Prisma,
  StatementImportStatus,
  StatementLineStatus,
} from '@prisma/client'

import { bigInt, int, statement, textOf } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { fullName } from 'src/shared/accounts/fullName'
import { SURE_FROM } from 'src/shared/billing/reconciling/statementMatch'

import { agreedLines } from './bookedLines'

const openStatuses: StatementImportStatus[] = ['OPEN', 'APPROVED']

/** A file whose lines can still be decided: it was neither discarded nor undone. */
export const openStatement = {
  status: { in: openStatuses },
} satisfies Prisma.StatementImportWhereInput

export const isOpenStatement = ({
  status,
}: {
  status: StatementImportStatus
}) => openStatuses.includes(status)

const COUNTS = statement(
  `
    SELECT status::text, count(*)::int AS lines, COALESCE(sum("amountCentavos"), 0)::bigint AS "sumCentavos"
    FROM "StatementLine" WHERE "importId" = $1 GROUP BY status`,
  { status: textOf<StatementLineStatus>(), lines: int, sumCentavos: bigInt }
)

/** A file with the number of its lines in each status. */
export const asStatementImport = async (tx: Tx, id: number) => {
  const { createdBy, ...row } = found(
    await tx.statementImport.findUnique({
      where: { id },
      include: { createdBy: { select: { firstName: true, lastName: true } } },
    })
  )
  const counts = await COUNTS.all(tx, [id])
  const sure = await tx.statementLine.count({
    where: {
      importId: id,
      status: 'MATCHED',
      confidence: { gte: SURE_FROM },
      approvals: { none: { status: 'WAITING' } },
    },
  })
  const used = await tx.statementLine.findMany({
    where: { importId: id, status: 'USED' },
    select: { status: true, referenceNo: true, amountCentavos: true },
  })
  const booked = await agreedLines(tx, row.platform, used)
  return {
    ...row,
    bookedLines: booked.length,
    bookedCentavos: String(
      booked.reduce((sum, line) => sum + (line.amountCentavos ?? 0), 0)
    ),
    createdByName: fullName(createdBy),
    sureLines: sure,
    counts: counts.map((count) => ({
      ...count,
      sumCentavos: String(count.sumCentavos),
    })),
  }
}
