import { oneOf, page, text, type Parse } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import type { ListSelect, SelectValue } from './listSelect'
import { useRowsPerPage } from './useRowsPerPage'

import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The words that a table accepts from the URL. An undeclared order, filter or choice counts as absent. */
export type TableList<Name extends string = string> = {
  /** For a second table on the page: its parameters are `<prefix>.page` and so on. */
  statePrefix?: string
  columns?: readonly { key: string; sortable?: boolean }[]
  filters?: readonly string[]
  selects?: readonly ListSelect<Name>[]
}

const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, undefined]))

const typedText: Parse<string> = (word) => word ?? ''

const paramsOf = ({ columns = [], filters = [], selects = [] }: TableList) => {
  const sortable = columns.flatMap(({ key, sortable }) =>
    sortable ? [key, `-${key}`] : []
  )
  return {
    own: { page, q: typedText, sort: oneOf(sortable), filter: oneOf(filters) },
    chosen: Object.fromEntries(
      selects.map((select): [string, Parse<SelectValue>] => [
        select.name,
        'words' in select ? oneOf(select.words) : (select.parse ?? text),
      ])
    ),
  }
}

/**
 * The state of a table, kept in the URL: ?page=2&sort=-name&q=ana&filter=active&productId=3. `variables` are the
 * variables of the list's Cell; words of the URL are converted to the api's enum values there.
 */
export const useTableState = (list: TableList = {}) => {
  const { statePrefix: prefix = '', selects = [] } = list
  const params = paramsOf(list)
  const [state, set] = useUrlState(params.own, { prefix })
  const [chosen, setChosen] = useUrlState(params.chosen, { prefix })
  const [perPage, choosePerPage] = useRowsPerPage(prefix)
  const { sort, q, filter } = state

  return {
    ...state,
    perPage,
    /** The values of the declared selects by name. */
    chosen,
    isFiltered: !!q || !!filter || Object.values(chosen).some(Boolean),
    variables: definedOnly({
      page: state.page,
      perPage,
      sort: sort && enumValueOf(sort),
      q,
      filter: filter && enumValueOf(filter),
      ...Object.fromEntries(
        selects.map((select) => {
          const value = chosen[select.name]
          const isWord = 'words' in select && typeof value === 'string'
          return [select.name, isWord ? enumValueOf(value) : value]
        })
      ),
    }),
    setPage: (to: number) => set({ page: to }, { replace: false }),
    setPerPage: (rows: number) => {
      choosePerPage(rows)
      set({ page: 1 })
    },
    setSort: (to?: string) => set({ sort: to }),
    setQ: (to: string) => set({ q: to }),
    setFilter: (to?: string) => set({ filter: to }, { replace: false }),
    choose: ({ name, clears = [] }: ListSelect, word: string) =>
      setChosen(
        {
          ...nothing(clears),
          [name]: params.chosen[name](word),
        },
        { replace: false }
      ),
    /** Shows the rows of a whole filter, such as a saved one. */
    show: (view: {
      q: string
      filter?: string
      chosen: Record<string, SelectValue>
    }) =>
      setChosen(
        {
          ...nothing(Object.keys(params.chosen)),
          ...view.chosen,
          ...({ q: view.q, filter: view.filter } as Record<
            string,
            SelectValue
          >),
        },
        { replace: false }
      ),
    clear: () =>
      setChosen(nothing(['q', 'filter', ...Object.keys(params.chosen)]), {
        replace: false,
      }),
  }
}

export type TableState = ReturnType<typeof useTableState>

/** The defined values only: a Cell's props do not allow undefined. */
const definedOnly = (parts: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value)
  ) as Record<string, string | number>
