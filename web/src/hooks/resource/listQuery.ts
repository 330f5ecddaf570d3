import { tableQuery } from 'src/lib/data/cellQueries'

import { useTableState, type TableList } from './useTableState'

type ListOf<Variables> = TableList<keyof Variables & string>

/**
 * A list Cell's `beforeQuery`: the query gets the table's state from the URL, and the Cell's own props. The declaration
 * may depend on the props. Redwood calls `beforeQuery` while the Cell renders, so `beforeQuery` may use hooks.
 */
export const listQuery = <Variables extends object>(
  list: ListOf<Variables> | ((props: Variables) => ListOf<Variables>)
) =>
  function useListQuery(props: Variables) {
    const { variables } = useTableState(
      typeof list === 'function' ? list(props) : list
    )
    return tableQuery<Variables>({ ...variables, ...props })
  }
