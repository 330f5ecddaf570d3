import type { ImportRow, Prisma } from '@prisma/client'
import type { ImportRowsFilter, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageOf, windowOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { asImportRun, countsOf, withPeople } from './asImportRun'
import { kindsOf } from './importActor'

/** The imports of one kind, or of all kinds that the viewer may import. */
export const importRunsPage = (async ({ kind, ...table }) => {
  const kinds = kindsOf(currentUser())
  const where: Prisma.ImportRunWhereInput = {
    kind: { in: kind ? kinds.filter((each) => each === kind) : kinds },
    fileName: containing(table.q),
  }
  const { rows, total } = await pageOf(
    table,
    (window) =>
      db.importRun.findMany({ where, include: withPeople, ...window }),
    () => db.importRun.count({ where })
  )
  return { rows: rows.map(asImportRun), total }
}) satisfies QueryResolvers['importRunsPage']

const readable = (id: number) =>
  db.importRun.findFirst({
    where: { id, kind: { in: kindsOf(currentUser()) } },
    include: withPeople,
  })

/** An import; null for one that the viewer may not do. */
export const importRun = (async ({ id }) => {
  const run = await readable(id)
  return run && asImportRun(run)
}) satisfies QueryResolvers['importRun']

/** Counted only if a query selects them. */
export const ImportRun = {
  counts: async (
    _args: unknown,
    { root }: { root: Parameters<typeof countsOf>[0] }
  ) => countsOf(root),
}

const asImportRow = ({
  keys: _keys,
  plan: _plan,
  runId: _run,
  ...row
}: ImportRow) => row

const filters: Record<ImportRowsFilter, Prisma.ImportRowWhereInput> = {
  NEW: { result: 'NEW', isLeftOut: false },
  UPDATE: { result: 'UPDATE', isLeftOut: false },
  SAME: { result: 'SAME', isLeftOut: false },
  ERROR: { result: 'ERROR', isLeftOut: false },
  LEFT_OUT: { isLeftOut: true },
  TAKEN_BACK: { outcome: 'TAKEN_BACK' },
  KEPT: { outcome: 'KEPT' },
  FAILED: { outcome: 'FAILED' },
}

/** The rows of an import, in the order of the file. @throws NOT_FOUND */
export const importRowsPage = (async ({ runId, sheet, filter, ...place }) => {
  found(await readable(runId))
  const where: Prisma.ImportRowWhereInput = {
    runId,
    ...(sheet && { sheet }),
    ...(filter && filters[filter]),
  }
  const [rows, total] = await Promise.all([
    db.importRow.findMany({
      where,
      ...windowOf(place),
      orderBy: { id: 'asc' },
    }),
    db.importRow.count({ where }),
  ])
  return { rows: rows.map(asImportRow), total }
}) satisfies QueryResolvers['importRowsPage']
