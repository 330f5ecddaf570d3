// A row of an import while it is checked.
import type { ImportResult, ImportRow } from '@prisma/client'

import { sexes } from 'src/shared/accounts/profileRules'
import type { ErrorCode } from 'src/shared/errors'
import { readCells, type ReadCell } from 'src/shared/settings/imports/cells'

import type { ImportPlan } from './importPlan'

/** A cell that changes something, or is refused. */
export type ImportNote = {
  column: string
  old?: string
  new?: string
  code?: ErrorCode
  /** The subject of the code: a line, an id. */
  detail?: string
  /** The values of a cell that takes no others. */
  allowed?: string
}

export type Checked = {
  result: ImportResult
  notes: ImportNote[]
  plan: ImportPlan | null
  targetId: number | null
}

/** The allowed values of a column, which the refusal of its cell names. */
const allowedValues: Record<string, string | undefined> = {
  sex: sexes.join(', '),
}

/** Collects what a row changes and what is refused. */
export class Draft {
  readonly read: Record<string, ReadCell | undefined>
  readonly notes: ImportNote[] = []
  readonly plan: ImportPlan = {}
  private isRefused = false

  constructor(readonly row: Pick<ImportRow, 'id' | 'line' | 'cells'>) {
    this.read = readCells(row.cells as Record<string, string>)
    for (const [column, cell] of Object.entries(this.read))
      if (cell?.code)
        this.addRefusal({
          column,
          code: cell.code,
          ...(allowedValues[column] && { allowed: allowedValues[column] }),
        })
  }

  /** Adds fields to the plan. */
  add(part: ImportPlan) {
    Object.assign(this.plan, part)
  }

  private addRefusal(note: ImportNote) {
    this.isRefused = true
    const isSaid = this.notes.some(
      ({ column, code, detail }) =>
        column === note.column && code === note.code && detail === note.detail
    )
    if (!isSaid) this.notes.push(note)
  }

  /** Refuses a cell, unless its text alone was refused before; `allowed` are the values that it may have. */
  refuse(
    column: string,
    code: ErrorCode,
    detail?: string,
    allowed?: readonly string[]
  ) {
    if (this.read[column]?.code) return
    this.addRefusal({
      column,
      code,
      ...(detail && { detail }),
      ...(allowed && { allowed: allowed.join(', ') }),
    })
  }

  /** The value of a cell: undefined if it is blank or refused, null if it clears. */
  value(column: string) {
    const cell = this.read[column]
    return cell && !cell.code ? cell.value : undefined
  }

  text(column: string) {
    return this.value(column) ?? undefined
  }

  require(column: string, code: ErrorCode = 'REQUIRED') {
    if (!this.read[column]?.code && !this.text(column))
      this.refuse(column, code)
  }

  /** Notes what a cell changes; texts as the file has them. */
  change(column: string, old: string, wanted: string) {
    if (old !== wanted) this.notes.push({ column, old, new: wanted })
    return old !== wanted
  }

  /** The outcome; a row whose plan is empty changes nothing. */
  checked(targetId: number | null): Checked {
    if (this.isRefused)
      return {
        result: 'ERROR',
        notes: this.notes.filter(({ code }) => code),
        plan: null,
        targetId: null,
      }
    const isChanged = Object.keys(this.plan).length > 0
    return {
      result: targetId === null ? 'NEW' : isChanged ? 'UPDATE' : 'SAME',
      notes: this.notes,
      plan: isChanged ? this.plan : null,
      targetId,
    }
  }
}

/** The key that identifies the rows of each sheet, within their run. */
export const keysOf = (sheet: string, cells: Record<string, string>) => {
  const read = readCells(cells)
  const value = (column: string) =>
    read[column]?.code ? undefined : read[column]?.value?.toLowerCase()
  const key = (kind: string, text: string | undefined) =>
    text ? [keyIn(kind, text)] : []
  if (sheet === 'Members')
    return [
      ...key('tribe', value('tribeId')),
      ...key('mail', value('email')),
      ...(value('subscriptionIds') ?? '')
        .split(',')
        .flatMap((id) => key('member of', id.trim())),
    ]
  const parent = value('parentId') ?? ''
  const isNamed = ['Groups', 'Subgroups'].includes(sheet)
  return [
    ...key(sheet, value('id')),
    ...(isNamed
      ? key(`${sheet} named`, value('name') && `${parent} ${value('name')}`)
      : []),
  ]
}

export const keyIn = (kind: string, text: string) =>
  `${kind}:${text.toLowerCase()}`
