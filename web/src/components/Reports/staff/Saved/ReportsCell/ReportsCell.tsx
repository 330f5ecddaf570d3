import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import 'src/components/Reports/staff/Saved/savedReport'
import type { SavedReport } from 'src/components/Reports/staff/Saved/savedReport'
import { usePeriodName } from 'src/components/Reports/staff/Saved/usePeriodName'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import {
  choiceColumn,
  fixed,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'ReportsQuery'> = gql`
  query ReportsQuery {
    reports {
      ...SavedReportFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'ReportsQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({ reports }: PropsOf<'ReportsQuery'>) => {
  const { t, i18n } = useTranslation('reports.engine')
  const periodName = usePeriodName()
  const nameOf = ({ name, nameFil }: SavedReport) =>
    i18n.language.startsWith('fil') ? nameFil : name
  const ownerOf = ({ isOwn, isSystem, ownerName, sharedWith }: SavedReport) => {
    if (isSystem) return t('saved.system')
    if (!isOwn) return ownerName
    return sharedWith.length > 0 ? t('saved.shared') : t('saved.mine')
  }
  const columns: Column<SavedReport>[] = [
    { key: 'name', value: nameOf },
    choiceColumn('category', fixed),
    { key: 'period', value: periodName },
    { key: 'owner', value: ownerOf },
    choiceColumn('schedule', fixed),
  ]
  return (
    <ResourceTable
      entity="reports.engine.report"
      columns={columns}
      rows={reports}
      primaryKey="id"
      rowLink={({ id }) => routes.report({ id })}
      empty={
        <EmptyState title={t('report.empty')} text={t('report.emptyHelp')} />
      }
    />
  )
}
