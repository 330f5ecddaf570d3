import { useTranslation } from 'react-i18next'

import { Definition } from 'src/components/Reports/staff/figures/Definition'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import { Card } from 'src/components/ui/layout/Card'
import {
  fixed,
  numberColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { exactText } from './measures/measureText'
import type { ShownReport } from './reportFields'

type Cohort = ShownReport['cohorts'][number]

const MonthText = ({ from }: { from: string }) => {
  const { i18n } = useTranslation()
  return (
    <>
      {new Intl.DateTimeFormat(i18n.language, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${from}T00:00:00Z`))}
    </>
  )
}

const shareOf = ({ joined, active }: Cohort) =>
  joined === 0
    ? '–'
    : exactText('churn', String(Math.round((active * 10_000) / joined)))

const columns: Column<Cohort>[] = [
  {
    key: 'month',
    value: ({ from }) => <MonthText from={from} />,
    csv: ({ from }) => from.slice(0, 7),
  },
  numberColumn('joined', fixed),
  numberColumn('active', fixed),
  { key: 'share', align: 'right', value: shareOf, csv: shareOf },
]

/** The people who became members in each of the last months, and how many of them have access today. */
export const ReportCohorts = ({ cohorts }: { cohorts: Cohort[] }) => {
  const { t } = useTranslation('reports.engine')
  const rows = cohorts.filter(({ joined }) => joined > 0)
  if (rows.length === 0) return null
  return (
    <Card title={t('cohorts.title')}>
      <Definition>{t('cohorts.definition')}</Definition>
      <div className="mt-3">
        <ReportTable
          entity="reports.engine.cohort"
          columns={columns}
          rows={rows}
          primaryKey="from"
          statePrefix="cohorts"
          isWhole
        />
      </div>
    </Card>
  )
}
