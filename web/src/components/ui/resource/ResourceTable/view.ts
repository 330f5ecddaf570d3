import type { ReactNode } from 'react'

import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import type { TableState } from 'src/hooks/resource/useTableState'

import type { Column } from './columns'

type RowId = string | number

export type TitledColumn<Row> = Column<Row> & { title: string }

export type Selection<Row> = {
  ids: RowId[]
  set: (ids: RowId[]) => void
  idOf: (row: Row, index: number) => RowId
}

/** The data that both the grid and the cards render. */
export type TableView<Row> = {
  columns: TitledColumn<Row>[]
  rows: Row[]
  idOf: (row: Row, index: number) => RowId
  rowLink?: (row: Row) => string | undefined
  actions?: (row: Row) => ReactNode
  selection?: Selection<Row>
  state: TableState
  words: EntityWords
}

export const toggled = <Id extends RowId>(ids: Id[], id: Id) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
