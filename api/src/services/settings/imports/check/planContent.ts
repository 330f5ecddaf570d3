// Rows of groups and courses, which an import only creates.
import type { ImportRow } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { cleanRichText } from 'src/lib/protection/richText'
import { readCells } from 'src/shared/settings/imports/cells'
import { parentSheets } from 'src/shared/settings/imports/templates'
import { slugify } from 'src/shared/text/slug'

import { Draft, keyIn, type Checked } from '../importRow'

import { rowsByKey } from './rowsByKey'

type Sheet = 'Groups' | 'Subgroups' | 'Courses' | 'Units' | 'Lessons'

/** The records of earlier imports, by their ids in those files; the newest one counts. */
const earlierParents = async (tx: Tx, sheet: Sheet, ids: string[]) => {
  const where = { externalId: { in: ids } }
  const newest = {
    orderBy: { id: 'asc' as const },
    select: { id: true, externalId: true },
  }
  const rows =
    sheet === 'Subgroups'
      ? await tx.group.findMany({
          where: { ...where, archivedAt: null },
          ...newest,
        })
      : sheet === 'Units'
        ? await tx.course.findMany({
            where: { ...where, status: { not: 'ARCHIVED' } },
            ...newest,
          })
        : sheet === 'Lessons'
          ? await tx.unit.findMany({ where, ...newest })
          : []
  return new Map(rows.map(({ id, externalId }) => [externalId, id]))
}

const takenNames = async (
  tx: Tx,
  sheet: Sheet,
  names: string[],
  parents: number[]
) => {
  const named = names.map((name) => ({
    name: { equals: name, mode: 'insensitive' as const },
  }))
  const rows =
    sheet === 'Groups'
      ? await tx.group.findMany({ where: { archivedAt: null, OR: named } })
      : sheet === 'Subgroups'
        ? await tx.subGroup.findMany({
            where: { archivedAt: null, groupId: { in: parents }, OR: named },
          })
        : []
  return new Set(
    rows.map(
      ({ name, ...row }) =>
        `${'groupId' in row ? row.groupId : ''} ${name.toLowerCase()}`
    )
  )
}

export const loadContentFacts = async (
  tx: Tx,
  runId: number,
  sheet: Sheet,
  rows: ImportRow[]
) => {
  const cells = rows.map((row) =>
    readCells(row.cells as Record<string, string>)
  )
  const values = (column: string) =>
    cells.flatMap((each) => each[column]?.value ?? [])
  const parents = await earlierParents(tx, sheet, values('parentId'))
  const authors = await tx.user.findMany({
    where: { tribeId: { in: values('authorTribeId') }, archivedAt: null },
    select: { id: true, tribeId: true },
  })
  return {
    parents,
    taken: await takenNames(tx, sheet, values('name'), [...parents.values()]),
    authors: new Map(authors.map(({ id, tribeId }) => [tribeId, id])),
    keyed: await rowsByKey(tx, runId, [
      ...rows.flatMap(({ keys }) => keys),
      ...values('parentId').map((id) => keyIn(parentSheets[sheet] ?? '', id)),
    ]),
  }
}

type Facts = Awaited<ReturnType<typeof loadContentFacts>>

const TITLE_CHARACTERS = 100
const SHORT_CHARACTERS = 300

const planParent = (
  draft: Draft,
  { sheet, facts }: { sheet: Sheet; facts: Facts }
) => {
  const parentSheet = parentSheets[sheet]
  if (!parentSheet) return
  draft.require('parentId')
  const id = draft.text('parentId')
  if (!id) return
  const row = facts.keyed.get(keyIn(parentSheet, id))
  const known = facts.parents.get(id)
  if (row && !row.isLeftOut && row.result !== 'ERROR')
    draft.plan.parentRowId = row.id
  else if (known && !row) draft.plan.parentId = known
  else draft.refuse('parentId', row ? 'IMPORT_PARENT' : 'IMPORT_ID_UNKNOWN')
}

const planTexts = (draft: Draft, sheet: Sheet) => {
  draft.require('name')
  const [name, short] = [draft.text('name'), draft.text('shortDescription')]
  if ((name ?? '').length > TITLE_CHARACTERS) draft.refuse('name', 'TOO_LONG')
  if ((short ?? '').length > SHORT_CHARACTERS)
    draft.refuse('shortDescription', 'TOO_LONG')
  draft.add({ name, externalId: draft.text('id') ?? null })
  if (sheet === 'Groups' || sheet === 'Subgroups') return
  draft.add({
    shortDescription: short ?? '',
    description: cleanRichText(draft.text('description') ?? ''),
  })
}

/** Decides what a row of a group, sub-group, course, unit or lesson does. */
export const planContent = (
  row: ImportRow,
  check: { sheet: Sheet; actorId: number; facts: Facts }
): Checked => {
  const { sheet, facts, actorId } = check
  const draft = new Draft(row)
  const [first] = row.keys.flatMap((key) => {
    const found = facts.keyed.get(key)
    return found && found.id < row.id ? [{ key, line: found.line }] : []
  })
  if (first)
    draft.refuse(
      first.key.includes(' named:') ? 'name' : 'id',
      'IMPORT_TWICE',
      String(first.line)
    )
  planTexts(draft, sheet)
  planParent(draft, check)
  const parent = sheet === 'Groups' ? '' : (draft.plan.parentId ?? 'none')
  if (facts.taken.has(`${parent} ${draft.text('name')?.toLowerCase()}`))
    draft.refuse('name', 'NAME_TAKEN')
  if (sheet === 'Courses') {
    const tribeId = draft.text('authorTribeId')
    const authorId = tribeId ? facts.authors.get(tribeId) : actorId
    if (!authorId) draft.refuse('authorTribeId', 'IMPORT_NO_ACCOUNT')
    draft.add({
      authorId,
      slug: slugify(draft.text('name') ?? ''),
    })
  }
  return draft.checked(null)
}

export type ContentSheet = Sheet
