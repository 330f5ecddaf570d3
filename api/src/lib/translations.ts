import { createHash } from 'node:crypto'

import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { textIn, type Lang } from 'src/shared/language'

type Translated = { translations?: Prisma.JsonValue }

/** The language of the request; English where there is none. */
export const viewerLang = (): Lang => context.visitor?.lang ?? 'en'

/** The column in the viewer's language. */
export const local = <
  Row extends Translated,
  Column extends keyof Row & string,
>(
  row: Row,
  column: Column
) => textIn(row, column, viewerLang()) as string

const filipinoOf = ({ translations }: Translated) =>
  ((translations as { fil?: Record<string, string> } | null)?.fil ??
    {}) as Record<string, string | undefined>

/** The mark of a text as the database makes it (app.mark_translations). */
const markOf = (text: unknown) =>
  createHash('md5')
    .update(String(text ?? ''))
    .digest('hex')

const marksOf = ({ translations }: Translated) =>
  ((translations as { of?: Record<string, string> } | null)?.of ??
    {}) as Record<string, string | undefined>

/** The translated columns whose English text has changed since they were translated. */
const olderOf = (row: Translated, columns: string[]) => {
  const marks = marksOf(row)
  const texts = row as Record<string, unknown>
  return columns.filter(
    (column) =>
      filipinoOf(row)[column] !== undefined &&
      marks[column] !== undefined &&
      marks[column] !== markOf(texts[column])
  )
}

/** `nameFil` and the like beside the columns, as editors see both languages. */
export const withFilipino = <Row extends Translated, Column extends string>(
  row: Row,
  ...columns: Column[]
) =>
  ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [`${column}Fil`, filipinoOf(row)[column] ?? null])
    ),
    olderTranslations: olderOf(row, columns),
  }) as Row &
    Record<`${Column}Fil`, string | null> & { olderTranslations: string[] }

/** The other way: an editor's input as columns and their `translations`. */
export const fromFilipino = <
  Input extends object,
  Column extends keyof Input & string,
>(
  input: Input,
  ...columns: Column[]
) => {
  const { ...data } = input as Record<string, unknown>
  const fil: Record<string, string> = {}
  for (const column of columns) {
    const text = data[`${column}Fil`]
    if (typeof text === 'string' && text.trim()) fil[column] = text
    delete data[`${column}Fil`]
  }
  return { ...data, translations: { fil } } as Omit<Input, `${Column}Fil`> & {
    translations: { fil: Record<string, string> }
  }
}

/**
 * An input's Filipino texts beside those of the row that another form writes: `columns` are the input's own, which it
 * may take away.
 */
export const besideOthers = (
  row: Translated,
  { translations: { fil } }: { translations: { fil: Record<string, string> } },
  ...columns: string[]
) => {
  const kept = Object.entries(filipinoOf(row)).filter(
    ([column]) => !columns.includes(column)
  )
  // Without the marks, which the database keeps for what stays and makes for what is new.
  return {
    fil: { ...Object.fromEntries(kept), ...fil },
  } as Prisma.InputJsonObject
}
