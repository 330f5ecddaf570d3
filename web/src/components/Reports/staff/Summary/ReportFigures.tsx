import { useTranslation } from 'react-i18next'

import { MeasureFigure } from './measures/MeasureFigure'
import type { ShownReport } from './reportFields'
import { useDrill } from './useDrill'
import type { ReportState } from './useReportState'

import {
  measureOf,
  type Measure,
} from '$api/src/shared/reports/engine/measures'

const areas: Measure['area'][] = ['members', 'sales', 'learning', 'community']

type ReportFiguresProps = { report: ShownReport; state: ReportState }

/** The figures of a report by area. */
export const ReportFigures = ({ report, state }: ReportFiguresProps) => {
  const { t } = useTranslation('reports.engine')
  const rowsAt = useDrill({
    from: report.from,
    to: report.to ?? report.from,
    isOwnPeople: report.isOwnPeople,
    part: state.part,
    partKey: state.key,
    entriesAt: (key) =>
      state.hrefWith({
        entries: key,
        ...(state.part && state.key && { part: state.part, key: state.key }),
      }),
  })
  return (
    <>
      {areas.map((area) => {
        const figures = report.figures.filter(
          ({ key }) => measureOf(key).area === area
        )
        if (figures.length === 0) return null
        return (
          <section key={area} aria-label={t(`area.${area}`)}>
            <h2 className="mb-2 text-lg">{t(`area.${area}`)}</h2>
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {figures.map(({ key, value, before }) => (
                <MeasureFigure
                  key={key}
                  measure={key}
                  value={value}
                  before={before}
                  rowsAt={rowsAt(key)}
                />
              ))}
            </div>
          </section>
        )
      })}
    </>
  )
}
