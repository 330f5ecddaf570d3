import type { DocumentNode } from 'graphql'

import { routes } from '@redwoodjs/router'

import type { ResourceTableProps } from 'src/components/ui/ResourceTable/ResourceTable'
import type { EntityName } from 'src/hooks/useEntityWords'

import { ReportTable } from './ReportTable'
import { RowsNote } from './RowsNote'
import { useFetchFile } from './useFetchFile'

type FigureRowsProps<Row> = Pick<
  ResourceTableProps<Row>,
  'columns' | 'updating' | 'searchable' | 'actions'
> & {
  entity: EntityName
  page: { rows: Row[]; total: number; isTotalCapped: boolean }
  /** What the page was asked by, and with what but its number: the file asks for the rest. */
  query: DocumentNode
  variables: object
}

/** What is behind a figure, a person a row: each leads to their account, and the file has them all. */
export const FigureRows = <Row extends { id: number; userId: number }>({
  page,
  query,
  variables,
  ...table
}: FigureRowsProps<Row>) => {
  const fetchAll = useFetchFile<Row>(query, variables)
  return (
    <>
      <ReportTable
        {...table}
        rows={page.rows}
        total={page.total}
        primaryKey="id"
        fetchAll={fetchAll}
        rowLink={({ userId }) => routes.studentPaymentDetails({ id: userId })}
      />
      <RowsNote page={page} />
    </>
  )
}
