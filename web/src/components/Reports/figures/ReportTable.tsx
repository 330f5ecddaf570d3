import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import {
  ResourceTable,
  type ResourceTableProps,
} from 'src/components/ui/ResourceTable/ResourceTable'
import { useEntityWords, type EntityName } from 'src/hooks/useEntityWords'

type ReportTableProps<Row> = Omit<
  ResourceTableProps<Row>,
  'entity' | 'exportName' | 'hasXlsx' | 'empty'
> & { entity: EntityName }

/** A table of a report: its words are the entity's, and its files are CSV or a spreadsheet's. */
export const ReportTable = <Row extends object>(
  props: ReportTableProps<Row>
) => {
  const { text } = useEntityWords(props.entity)
  return (
    <ResourceTable
      {...props}
      exportName={text('list')}
      hasXlsx
      empty={<EmptyState title={text('empty')} text={text('emptyHelp')} />}
    />
  )
}
