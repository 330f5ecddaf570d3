import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  ResourceTable,
  type ResourceTableProps,
} from 'src/components/ui/resource/ResourceTable/ResourceTable'
import type { TableSheet } from 'src/components/ui/resource/ResourceTable/useExportRows'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type ReportTableProps<Row> = Omit<
  ResourceTableProps<Row>,
  'entity' | 'exportName' | 'sheet' | 'empty'
> & { entity: EntityName } & Omit<TableSheet, 'title'>

/** A report's table with the texts of its entity, and with exports as CSV and spreadsheet. */
export const ReportTable = <Row extends object>({
  days,
  hasTotalRow,
  ...props
}: ReportTableProps<Row>) => {
  const { text } = useEntityWords(props.entity)
  return (
    <ResourceTable
      {...props}
      exportName={text('list')}
      sheet={{ title: text('list'), days, hasTotalRow }}
      empty={<EmptyState title={text('empty')} text={text('emptyHelp')} />}
    />
  )
}
