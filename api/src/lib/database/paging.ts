import { PAGE_ROWS } from 'src/shared/constants'
import { cutText } from 'src/shared/text/cutText'
import { sortOf } from 'src/shared/text/enumWords'

const MAX_ROWS = 100

/** The arguments of a table; `sort` is a value of the list's enum, such as CREATED_AT_DESC. */
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

/** OFFSET and LIMIT of a page, for hand-written SQL. */
export const windowOf = ({ page, perPage }: Place) => {
  const take = Math.min(Math.max(perPage ?? PAGE_ROWS, 1), MAX_ROWS)
  return { skip: (Math.max(page ?? 1, 1) - 1) * take, take }
}

/** OFFSET and LIMIT of a page in a list that is read up to a bound. */
export const windowWithin = (bound: number, place: Place) => {
  const { skip, take } = windowOf(place)
  const start = Math.min(skip, bound)
  return { skip: start, take: Math.min(take, bound - start) }
}

/** The total of a list that is read up to a bound; the count stops at one row more than the bound. */
export const totalWithin = (bound: number, counted: number) => ({
  total: Math.min(counted, bound),
  isTotalCapped: counted > bound,
})

/**
 * One page of a table with the total number of rows. A list's sort enum names only columns that have an index or
 * belong to a short table; the default is newest first.
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

/**
 * The same of a table that grows with the school: `find` and `count` read up to a bound, and pages go no deeper. The count
 * is in the order of the list, whose index serves both; Prisma would count in the order of the ids.
 */
export const pageWithin = async <Row>(
  bound: number,
  { sort, ...place }: TableArgs,
  find: (window: Window) => Promise<Row[]>,
  count: (counted: Omit<Window, 'skip'>) => Promise<number>
) => {
  const [column, direction] = sortOf(sort ?? 'CREATED_AT_DESC')
  const orderBy = [{ [column]: direction }, { id: 'desc' as const }]
  const [rows, counted] = await Promise.all([
    find({ ...windowWithin(bound, place), orderBy }),
    count({ take: bound + 1, orderBy }),
  ])
  return { rows, ...totalWithin(bound, counted) }
}

/** The typed text without NUL and halves of characters, which PostgreSQL text cannot contain. */
export const typedText = (text: string) =>
  text.replace(/[\0\p{Cs}]/gu, '').trim()

/** No name, address or title that a search box looks for is longer. */
const SEARCH_CHARACTERS = 200

/** The text of a search box. */
export const searchText = (q: string | null | undefined) =>
  typedText(cutText(q ?? '', SEARCH_CHARACTERS))

/** Escapes LIKE's wildcards, since '%' would match everything. Prisma does not escape them either. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The text of a search box as a Prisma filter; undefined if it is empty. */
export const containing = (q: string | null | undefined) => {
  const text = searchText(q)
  return text
    ? { contains: escapeLike(text), mode: 'insensitive' as const }
    : undefined
}
