import { useTranslation } from 'react-i18next'

import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { Link } from 'src/components/ui/control/Link'

import { compactText, exactText } from './measureText'
import { useMeasureWords } from './useMeasureWords'

import { changeSince } from '$api/src/shared/reports/change'
import {
  measureOf,
  type MeasureKey,
} from '$api/src/shared/reports/engine/measures'

type MeasureFigureProps = {
  measure: MeasureKey
  value?: string | null
  before?: string | null
  /** The address of the rows behind the number. */
  rowsAt?: string
}

/** The number in compact form; screen readers and the pointer get the exact one. */
const Value = ({
  measure,
  value,
}: Pick<MeasureFigureProps, 'measure' | 'value'>) => {
  const [short, exact] = [
    compactText(measure, value),
    exactText(measure, value),
  ]
  if (short === exact) return <>{exact}</>
  return (
    <span title={exact}>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{exact}</span>
    </span>
  )
}

const useComparison = (
  measure: MeasureKey,
  value?: string | null,
  before?: string | null
) => {
  const { t } = useTranslation('reports.engine')
  const { grain, kind } = measureOf(measure)
  if (grain === 'today') return t('figure.today')
  if (typeof value !== 'string' || typeof before !== 'string')
    return t('figure.noneBefore')
  const was = t('figure.before', { value: exactText(measure, before) })
  const { percent, direction } = changeSince(value, before)
  if (kind === 'share' || percent === null) return was
  return `${was} · ${t('figure.percent', { percent: Math.abs(percent), context: direction })}`
}

/** A number of a report beside that of the period before, with its definition and a link to its rows. */
export const MeasureFigure = ({
  measure,
  value,
  before,
  rowsAt,
}: MeasureFigureProps) => {
  const { t } = useTranslation('reports.engine')
  const words = useMeasureWords()(measure)
  const comparison = useComparison(measure, value, before)
  return (
    <ReportFigure
      label={words.name}
      value={<Value measure={measure} value={value} />}
      aside={comparison}
      definition={words.definition}
      footer={
        rowsAt && (
          <Link
            className="link inline-flex min-h-6 items-center text-sm"
            to={rowsAt}
            aria-label={t('figure.rowsOf', { name: words.name })}
          >
            {t('figure.rows')}
          </Link>
        )
      }
    />
  )
}
