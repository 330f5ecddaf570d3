import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  ResourceTable,
  type ResourceTableProps,
} from 'src/components/ui/resource/ResourceTable/ResourceTable'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

import { manilaStamp } from '$api/src/shared/manilaTime'

type ReportTableProps<Row> = Omit<
  ResourceTableProps<Row>,
  'entity' | 'exportName' | 'sheet' | 'empty'
> & {
  entity: EntityName
  /** The days that the report is about, for the head of the spreadsheet. */
  days?: { from: string; to: string }
  /** Whether the last row is the total already. */
  hasTotalRow?: boolean
}

/** A report's table with the texts of its entity, and with exports as CSV and spreadsheet. */
export const ReportTable = <Row extends object>({
  days,
  hasTotalRow = false,
  ...props
}: ReportTableProps<Row>) => {
  const { t } = useTranslation('common.tools')
  const { text } = useEntityWords(props.entity)
  return (
    <ResourceTable
      {...props}
      exportName={text('list')}
      sheet={{
        title: text('list'),
        notes: [
          ...(days ? [`${days.from} – ${days.to}`] : []),
          t('table.asOf', { at: manilaStamp(new Date()) }),
        ],
        sumLabel: hasTotalRow ? undefined : t('table.total'),
      }}
      empty={<EmptyState title={text('empty')} text={text('emptyHelp')} />}
    />
  )
}
