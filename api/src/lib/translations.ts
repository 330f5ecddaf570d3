import { createHash } from 'node:crypto'

import type { Prisma } from '@prisma/client'

import { context } from '@redwoodjs/context'

import { textIn, type Lang } from 'src/shared/text/language'

type Translated = { translations?: Prisma.JsonValue }

/** The language of the request; English if it has none. */
export const viewerLang = (): Lang => context.visitor?.lang ?? 'en'

/** A column's text in the viewer's language. */
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

/** Whether the viewer reads a column's English text because it has none in their language. */
export const isUntranslated = <Column extends string>(
  row: Translated & Record<Column, string>,
  column: Column
) =>
  viewerLang() === 'fil' &&
  row[column].trim() !== '' &&
  !filipinoOf(row)[column]?.trim()

/** The hash that marks a text, as the database calculates it (app.mark_translations). */
const markOf = (text: unknown) =>
  createHash('md5')
    .update(String(text ?? ''))
    .digest('hex')

const marksOf = ({ translations }: Translated) =>
  ((translations as { of?: Record<string, string> } | null)?.of ??
    {}) as Record<string, string | undefined>

/** The translated columns whose English text changed after the translation. */
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

/** Adds `nameFil` etc. to a row, for editors, who see both languages. */
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

/** The inverse of `withFilipino`: turns an editor's input into columns and their `translations`. */
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
 * Merges the Filipino texts of an input with the stored texts of other columns. `columns` are the columns of the input,
 * whose stored texts it replaces or removes.
 */
export const mergeFilipino = (
  row: Translated,
  { translations: { fil } }: { translations: { fil: Record<string, string> } },
  ...columns: string[]
) => {
  const kept = Object.entries(filipinoOf(row)).filter(
    ([column]) => !columns.includes(column)
  )
  // The marks are left out: the database keeps the marks of unchanged texts and makes new ones.
  return {
    fil: { ...Object.fromEntries(kept), ...fil },
  } as Prisma.InputJsonObject
}
