import { PAGE_ROWS } from 'src/shared/constants'
import { sortOf } from 'src/shared/enumWords'

const MAX_ROWS = 100

/** What a table asks for. `sort` is a value of the list's enum, such as CREATED_AT_DESC. */
export type TableArgs = {
  page?: number | null
  perPage?: number | null
  sort?: string | null
  q?: string | null
}

type Window = {
  skip: number
  take: number
  orderBy: Record<string, 'asc' | 'desc'>[]
}

type Place = Pick<TableArgs, 'page' | 'perPage'>

/** The rows of a page, for statements of our own. */
export const windowOf = ({ page, perPage }: Place) => {
  const take = Math.min(Math.max(perPage ?? PAGE_ROWS, 1), MAX_ROWS)
  return { skip: (Math.max(page ?? 1, 1) - 1) * take, take }
}

/** The window of a page in a list that is read up to a bound. */
export const windowWithin = (bound: number, place: Place) => {
  const { skip, take } = windowOf(place)
  const start = Math.min(skip, bound)
  return { skip: start, take: Math.min(take, bound - start) }
}

/** What such a list says of its length, when one row more than the bound is counted. */
export const totalWithin = (bound: number, counted: number) => ({
  total: Math.min(counted, bound),
  isTotalCapped: counted > bound,
})

/**
 * One page of a table and how many rows there are in all. A list's sort enum names only columns that have an index or
 * belong to a short table; the newest come first otherwise.
 */
export const pageOf = async <Row>(
  { sort, ...place }: TableArgs,
  find: (window: Window) => Promise<Row[]>,
  count: () => Promise<number>
) => {
  const [column, direction] = sortOf(sort ?? 'CREATED_AT_DESC')
  const [rows, total] = await Promise.all([
    find({
      ...windowOf(place),
      orderBy: [{ [column]: direction }, { id: 'desc' }],
    }),
    count(),
  ])
  return { rows, total }
}

/** What was typed, without the character that PostgreSQL's texts cannot hold. */
export const typedText = (text: string) => text.replaceAll('\0', '').trim()

/** A text in which LIKE finds no wildcards: '%' would find everything. Prisma passes them on, too. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A search box's text as a Prisma filter, or nothing. */
export const containing = (q: string | null | undefined) => {
  const text = typedText(q ?? '')
  return text
    ? { contains: literally(text), mode: 'insensitive' as const }
    : undefined
}
