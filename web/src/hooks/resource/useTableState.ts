import { navigate, useLocation } from '@redwoodjs/router'

import { PAGE_ROWS } from '$api/src/shared/constants'
import { enumValueOf } from '$api/src/shared/enumWords'

type Part = 'page' | 'sort' | 'q' | 'filter'
type Change = Partial<Record<Part, string | number | undefined>>

/**
 * The state of a table, kept in the URL: ?page=2&sort=-name&q=ana&filter=active. A second table of a page gets a
 * prefix. `variables` are those of the list's Cell, with the values of its enums for the URL's words.
 */
export const useTableState = (prefix = '') => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const key = (part: Part) => (prefix ? `${prefix}.${part}` : part)
  const read = (part: Part) => params.get(key(part)) ?? undefined

  const page = Math.max(1, Math.floor(Number(read('page'))) || 1)
  const sort = read('sort')
  const q = read('q') ?? ''
  const filter = read('filter')

  const change = (parts: Change, replace = false) => {
    // Reads the current URL instead of the rendered one: a search may end after a click on a link.
    const next = new URLSearchParams(window.location.search)
    for (const [part, value] of Object.entries(parts) as [
      Part,
      string | number | undefined,
    ][]) {
      if (
        value === undefined ||
        value === '' ||
        (part === 'page' && value === 1)
      )
        next.delete(key(part))
      else next.set(key(part), String(value))
    }
    const query = next.toString()
    navigate(pathname + (query && `?${query}`), { replace, scroll: false })
  }

  return {
    page,
    perPage: PAGE_ROWS,
    sort,
    q,
    filter,
    variables: definedOnly({
      page,
      perPage: PAGE_ROWS,
      sort: sort && enumValueOf(sort),
      q,
      filter: filter && enumValueOf(filter),
    }),
    setPage: (to: number) => change({ page: to }),
    setSort: (to?: string) => change({ sort: to, page: 1 }, true),
    setQ: (to: string) => change({ q: to, page: 1 }, true),
    setFilter: (to?: string) => change({ filter: to, page: 1 }),
    clear: () => change({ q: undefined, filter: undefined, page: 1 }),
  }
}

export type TableState = ReturnType<typeof useTableState>

/** The defined values only: a Cell's props do not allow undefined. */
const definedOnly = (parts: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value)
  ) as Record<string, string | number>
