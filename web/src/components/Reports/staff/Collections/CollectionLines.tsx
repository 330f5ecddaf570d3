import { useTranslation } from 'react-i18next'

import { sumColumn } from 'src/components/Reports/staff/figures/reportColumns'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  fixed,
  more,
  numberColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import type { Report } from './CollectionFigures'
import { useLineName } from './useLineName'

import {
  OTHERS,
  type CollectionGroup,
} from '$api/src/shared/reports/collectionGroups'

type Line = Report['lines'][number]

/** The collected sum per group; a line opens its payments. */
export const CollectionLines = ({ report }: { report: Report }) => {
  const { t } = useTranslation('reports')
  const [, , hrefWith] = useUrlState({ line: text })
  const group = report.group as CollectionGroup
  const nameOf = useLineName(group)
  const columns: Column<Line>[] = [
    { key: 'name', title: t(`group.${group}`), value: nameOf, csv: nameOf },
    numberColumn('payments', fixed),
    sumColumn('amountCentavos'),
    numberColumn('beforePayments', more),
    sumColumn('beforeCentavos'),
  ]
  return (
    <ReportTable
      entity="reports.collectionLine"
      days={report}
      columns={columns}
      rows={report.lines}
      primaryKey="key"
      statePrefix="lines"
      rowLink={({ key }) =>
        key === OTHERS ? undefined : hrefWith({ line: key })
      }
    />
  )
}
