import { useTranslation } from 'react-i18next'
import type { RetentionQuery } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'

import { useCohort } from './useCohort'

import {
  renewalOutcomes,
  type RenewalOutcome,
} from '$api/src/shared/reports/renewalOutcome'

export type Cohort = RetentionQuery['retentionReport']['cohorts'][number]

/** '61.5%' or '100%', or a dash before any outcome is known. */
export const rateText = (basisPoints?: number | null) =>
  basisPoints === null || basisPoints === undefined
    ? '–'
    : `${Number((basisPoints / 100).toFixed(1))}%`

const MonthName = ({ from }: { from: string }) => {
  const { i18n } = useTranslation('reports')
  const format = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return <>{format.format(new Date(`${from}T00:00:00Z`))}</>
}

const CountLink = ({
  from,
  outcome,
  count,
}: {
  from: string
  outcome?: RenewalOutcome
  count: number
}) => {
  const { linkTo } = useCohort()
  const text = count.toLocaleString('en-PH')
  if (count === 0) return <>{text}</>
  return (
    <Link
      className="link inline-flex min-h-6 items-center justify-end min-w-6"
      to={linkTo(from, outcome)}
      options={{ scroll: false }}
    >
      {text}
    </Link>
  )
}

const countColumn = (key: 'due' | RenewalOutcome) => ({
  key,
  align: 'right' as const,
  value: (cohort: Cohort) => (
    <CountLink
      from={cohort.from}
      outcome={key === 'due' ? undefined : key}
      count={cohort[key]}
    />
  ),
  csv: (cohort: Cohort) => cohort[key],
})

export const cohortColumns: Column<Cohort>[] = [
  {
    key: 'month',
    value: ({ from }) => <MonthName from={from} />,
    csv: ({ from }) => from.slice(0, 7),
  },
  countColumn('due'),
  ...renewalOutcomes.map(countColumn),
  {
    key: 'rate',
    align: 'right',
    value: ({ rateBasisPoints }) => rateText(rateBasisPoints),
    csv: ({ rateBasisPoints }) => rateText(rateBasisPoints),
  },
]
