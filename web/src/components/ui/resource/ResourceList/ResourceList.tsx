import type { DocumentNode } from 'graphql'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { useFetchAll } from 'src/components/ui/resource/ResourceList/useFetchAll'
import {
  ResourceTable,
  type ResourceTableProps,
} from 'src/components/ui/resource/ResourceTable/ResourceTable'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'
import { useTableState } from 'src/hooks/resource/useTableState'

type ResourceListProps<Row> = Pick<
  ResourceTableProps<Row>,
  | 'columns'
  | 'updating'
  | 'rowLink'
  | 'actions'
  | 'batchActions'
  | 'statePrefix'
  | 'selects'
  | 'empty'
  | 'searchable'
  | 'exportsChosen'
  | 'foot'
> & {
  entity: EntityName
  /** The Cell's QUERY, for loading all rows of the CSV file. */
  query: DocumentNode
  /** The list's own variables, besides those of the table. */
  within?: object
  /** One page of rows. */
  page: { rows: Row[]; total: number; isTotalCapped?: boolean }
  /** The values of the filter; their texts are `choices.filter.<value>`. */
  filters?: readonly string[]
  /** The first of the filters that the specification does not name (spec section 4). */
  lineBefore?: string
}

/** The list of a resource: a table that pages, sorts, searches and filters on the server, and exports the result. */
export const ResourceList = <Row extends { id: string | number }>({
  entity,
  query,
  within,
  page: { rows, total, isTotalCapped },
  filters = [],
  lineBefore,
  empty,
  searchable = true,
  ...table
}: ResourceListProps<Row>) => {
  const words = useEntityWords(entity)
  const { variables } = useTableState({ ...table, filters })
  const fetchAll = useFetchAll<Row>(query, { ...variables, ...within })

  return (
    <ResourceTable
      {...table}
      entity={entity}
      rows={rows}
      total={total}
      isTotalCapped={isTotalCapped}
      primaryKey="id"
      searchable={searchable}
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
        hasLine: value === lineBefore,
      }))}
      fetchAll={fetchAll}
      exportName={words.text('list')}
      empty={
        empty ?? (
          <EmptyState
            title={words.text('empty')}
            text={words.text('emptyHelp')}
          />
        )
      }
    />
  )
}
