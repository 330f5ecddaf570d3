import { createHash } from 'node:crypto'

import type { Prisma, StatementLineStatus } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { matchLines } from 'src/shared/billing/reconciling/matchLines'
import { marksOf } from 'src/shared/billing/reconciling/payerMarks'
import {
  readLines,
  referencesOf,
  type ReadLine,
} from 'src/shared/billing/reconciling/readLines'
import { missingColumns } from 'src/shared/billing/reconciling/statementColumns'
import type {
  Match,
  StatementTransfer,
} from 'src/shared/billing/reconciling/statementMatch'
import { isRounded } from 'src/shared/billing/reconciling/statementValues'
import { dateColumnOf } from 'src/shared/manilaTime'
import { cutStart, cutText } from 'src/shared/text/cutText'
import { storableText } from 'src/shared/text/storableText'
import { FILE_NAME_CHARACTERS } from 'src/shared/uploads'

import { asStatementImport } from './asStatementImport'
import { bookedByKey } from './bookedLines'
import { candidatesFor, usedReferences } from './candidates'
import { repeatedLines } from './repeatedLines'
import { headerHash } from './statementColumns'

/** The most lines of one file; a larger file has to be imported in parts. */
export const MOST_LINES = 2000
const MOST_COLUMNS = 40
/** Each line is stored with all headings. */
const HEADING_CHARACTERS = 300
/** A longer cell is cut: it is compared with the names of thousands of members. */
const CELL_CHARACTERS = 1_000

type PlannedLine = ReadLine & {
  status: StatementLineStatus
  match?: Match
  isRepeated?: boolean
  wentBack?: boolean
}

/** Lines that may pay a bill: for a QUESTION, a person says which. */
const mayPay = ({ kind }: ReadLine) =>
  kind === 'MONEY_IN' || kind === 'QUESTION'

const transferOf = (line: ReadLine): StatementTransfer => ({
  referenceKey: line.referenceKey,
  ...marksOf(line.raw, line.referenceNo),
  amountCentavos: line.amountCentavos as number,
  paidOn: line.paidOn as string,
  payerName: line.payerName,
})

/** The lines that tell that money which is booked went back: from their amount and reference, a person looks it up. */
const returnsOfBooked = async (
  tx: Tx,
  platform: PlatformKey,
  lines: readonly ReadLine[]
) => {
  const gone = lines.filter(({ kind }) => kind === 'MONEY_OUT')
  const booked = await bookedByKey(tx, platform, gone.flatMap(referencesOf))
  return new Set(
    gone.filter((line) =>
      referencesOf(line).some(
        (key) =>
          booked.get(key)?.amountCentavos === Math.abs(line.amountCentavos ?? 0)
      )
    )
  )
}

/**
 * Gives each line a status and its match. A line whose reference was used before, or occurs earlier in the file, pays
 * nothing. A person decides whether a line without a reference is the transfer of an earlier file.
 */
const planLines = async (
  tx: Tx,
  platform: PlatformKey,
  lines: ReadLine[]
): Promise<PlannedLine[]> => {
  const keys = lines.flatMap(({ referenceKey }) => referenceKey ?? [])
  const used = await usedReferences(tx, platform, keys)
  const isFirst = ({ referenceKey }: ReadLine) => {
    if (referenceKey === null) return true
    const isKnown = used.has(referenceKey)
    used.add(referenceKey)
    return !isKnown
  }
  // A line that says that the money came takes its reference before a line that does not say so.
  const firsts = new Set([
    ...lines.filter((line) => line.kind === 'MONEY_IN' && isFirst(line)),
    ...lines.filter((line) => line.kind === 'QUESTION' && isFirst(line)),
  ])
  const repeated = await repeatedLines(tx, platform, lines.filter(mayPay))
  const returns = await returnsOfBooked(tx, platform, lines)
  const planned = lines.map((line): PlannedLine => {
    if (line.kind === 'UNREADABLE') return { ...line, status: 'UNREADABLE' }
    if (!mayPay(line))
      return { ...line, status: 'IGNORED', wentBack: returns.has(line) }
    return {
      ...line,
      status: firsts.has(line) ? 'UNMATCHED' : 'USED',
      isRepeated: repeated.has(line),
    }
  })
  const open = planned.filter(
    ({ status, kind, isRepeated }) =>
      status === 'UNMATCHED' && kind === 'MONEY_IN' && !isRepeated
  )
  const transfers = open.map(transferOf)
  const candidates = await candidatesFor(tx, platform, transfers)
  for (const { lineIndex, match } of matchLines(transfers, candidates))
    Object.assign(open[lineIndex], { status: 'MATCHED', match })
  return planned
}

const warningsOf = ({
  kind,
  status,
  referenceNo,
  isRepeated,
  wentBack,
}: PlannedLine) => {
  if (wentBack) return ['STATEMENT_WENT_BACK']
  if (isRepeated) return ['STATEMENT_REPEATED']
  if (kind === 'QUESTION') return ['STATEMENT_QUESTION']
  const isOpen = status === 'MATCHED' || status === 'UNMATCHED'
  return isOpen && isRounded(referenceNo) ? ['STATEMENT_ROUNDED'] : []
}

const lineRow = (importId: number, line: PlannedLine) => ({
  importId,
  row: line.row,
  raw: line.raw,
  paidOn: line.paidOn && dateColumnOf(line.paidOn),
  amountCentavos: line.amountCentavos,
  referenceNo: line.referenceNo,
  payerName: line.payerName,
  status: line.status,
  confidence: line.match?.confidence ?? 0,
  reasons: [
    ...warningsOf(line).map((rule) => ({ rule, points: 0 })),
    ...(line.match?.reasons ?? []),
  ],
  userId: line.match?.candidate.userId,
  proofId: line.match?.candidate.proofId,
})

const writeLines = async (tx: Tx, importId: number, lines: PlannedLine[]) => {
  const written = await tx.statementLine.createManyAndReturn({
    data: lines.map((line) => lineRow(importId, line)),
    select: { id: true, row: true },
  })
  const idOf = new Map(written.map(({ id, row }) => [row, id]))
  await tx.statementMatch.createMany({
    data: lines.flatMap(({ row, match }) =>
      (match?.candidate.scheduleIds ?? []).map((scheduleId) => ({
        lineId: idOf.get(row) as number,
        scheduleId,
      }))
    ),
  })
}

/**
 * Imports an export of a payment platform, matches its lines with proofs and bills, and remembers its columns. No bill
 * is paid yet.
 * @throws by field STATEMENT_COLUMNS, STATEMENT_EMPTY, STATEMENT_LINES, STATEMENT_KNOWN
 */
export const importStatement = (async ({ input }) => {
  const { platform, fileName, headers, columns } = input
  const rows = input.rows.map((row) =>
    row.map((cell) => cutText(cell, CELL_CHARACTERS))
  )
  const isUnknown = (column: string) =>
    column !== '' && !headers.includes(column)
  refuseInput({
    columns:
      (headers.length > MOST_COLUMNS ||
        headers.some(({ length }) => length > HEADING_CHARACTERS) ||
        missingColumns(columns).length > 0 ||
        Object.values(columns).some(isUnknown)) &&
      'STATEMENT_COLUMNS',
    rows:
      rows.length === 0
        ? 'STATEMENT_EMPTY'
        : rows.length > MOST_LINES && 'STATEMENT_LINES',
  })
  const sha256 = createHash('sha256')
    .update(JSON.stringify([platform, headers, rows]))
    .digest('hex')
  const lines = readLines({ headers, rows }, columns, platform)
  return inTransaction(async (tx) => {
    const { id } = await tx.statementImport.create({
      data: {
        platform,
        fileName: cutStart(storableText(fileName), FILE_NAME_CHARACTERS),
        sha256,
        createdById: currentUser().id,
      },
    })
    await writeLines(tx, id, await planLines(tx, platform, lines))
    const mapping = {
      platform,
      headerHash: headerHash(headers),
    }
    const remembered = columns as unknown as Prisma.InputJsonObject
    await tx.statementMapping.upsert({
      where: { platform_headerHash: mapping },
      create: { ...mapping, columns: remembered },
      update: { columns: remembered },
    })
    await logInfo(tx, {
      action: 'statementImport.added',
      entity: 'StatementImport',
      entityId: id,
      after: { fileName, platform, lines: rows.length },
    })
    return asStatementImport(tx, id)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'sha256'))
      refuseInput({ rows: 'STATEMENT_KNOWN' })
    throw error
  })
}) satisfies MutationResolvers['importStatement']
