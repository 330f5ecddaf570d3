import { PAGE_ROWS } from 'src/shared/constants'

const MAX_ROWS = 100

/** What a table asks for; `sort` is a column's name, with a dash in front for the largest first. */
export type TableArgs = {
  page?: number | null
  perPage?: number | null
  sort?: string | null
  q?: string | null
  filter?: string | null
}

type Window = {
  skip: number
  take: number
  orderBy: Record<string, 'asc' | 'desc'>[]
}

/**
 * One page of a table and how many rows there are in all. Only the columns named in `sortable` sort (each
 * has an index or belongs to a short table); the newest come first otherwise.
 */
export const pageOf = async <Row>(
  { page, perPage, sort }: TableArgs,
  sortable: readonly string[],
  find: (window: Window) => Promise<Row[]>,
  count: () => Promise<number>
) => {
  const take = Math.min(Math.max(perPage ?? PAGE_ROWS, 1), MAX_ROWS)
  const column = sort?.replace(/^-/, '') ?? ''
  const wanted = sortable.includes(column)
    ? [
        {
          [column]: sort?.startsWith('-')
            ? ('desc' as const)
            : ('asc' as const),
        },
      ]
    : [{ createdAt: 'desc' as const }]
  const [rows, total] = await Promise.all([
    find({
      take,
      skip: (Math.max(page ?? 1, 1) - 1) * take,
      orderBy: [...wanted, { id: 'desc' }],
    }),
    count(),
  ])
  return { rows, total }
}

// Prisma passes LIKE's wildcards on, so that '%' would find everything.
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A search box's text as a Prisma filter, or nothing. */
export const containing = (q: string | null | undefined) => {
  const text = q?.trim()
  return text
    ? { contains: literally(text), mode: 'insensitive' as const }
    : undefined
}
