import type { DocumentNode } from 'graphql'

import { routes } from '@redwoodjs/router'

import type { ResourceTableProps } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import type { EntityName } from 'src/hooks/resource/useEntityWords'

import { ReportTable } from './ReportTable'
import { RowsNote } from './RowsNote'
import { useFetchFile } from './useFetchFile'

type FigureRowsProps<Row> = Pick<
  ResourceTableProps<Row>,
  'columns' | 'updating' | 'searchable' | 'actions'
> & {
  entity: EntityName
  page: { rows: Row[]; total: number; isTotalCapped: boolean }
  /**
   * The page's query, and its variables without the page number. The exported file is loaded with the same query and
   * variables.
   */
  query: DocumentNode
  variables: object
}

/** The rows behind a figure, one per person, each linking to that person's account. The exported file has all rows. */
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
