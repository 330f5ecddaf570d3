import { useTranslation } from 'react-i18next'

import { manilaToday, type Day } from '$api/src/shared/manilaTime'
import { quarterOf, quarters } from '$api/src/shared/reports/period'

type PartProps = { from: Day; onFrom: (day: Day) => void }

/** How many years can be chosen. */
const YEARS = 6

const months = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0')
)

const yearOf = (day: Day) => day.slice(0, 4)
const monthOf = (day: Day) => day.slice(5, 7)

export const yearChoices = (chosen: string, today: Day = manilaToday()) => {
  const years = Array.from({ length: YEARS }, (_, ago) =>
    String(Number(yearOf(today)) - ago)
  )
  return years.includes(chosen) ? years : [...years, chosen]
}

export const MonthSelect = ({ from, onFrom }: PartProps) => {
  const { t, i18n } = useTranslation('reports')
  const names = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <select
      aria-label={t('period.month')}
      className="select w-auto max-sm:flex-1"
      value={monthOf(from)}
      onChange={({ target }) => onFrom(`${yearOf(from)}-${target.value}-01`)}
    >
      {months.map((month) => (
        <option key={month} value={month}>
          {names.format(new Date(`2026-${month}-01T00:00:00Z`))}
        </option>
      ))}
    </select>
  )
}

export const QuarterSelect = ({ from, onFrom }: PartProps) => {
  const { t } = useTranslation('reports')
  return (
    <select
      aria-label={t('period.quarter')}
      className="select w-auto max-sm:flex-1"
      value={quarterOf(from)}
      onChange={({ target }) =>
        onFrom(`${yearOf(from)}-${months[(Number(target.value) - 1) * 3]}-01`)
      }
    >
      {quarters.map((quarter) => (
        <option key={quarter} value={quarter}>
          {t(`period.quarters.${quarter}`)}
        </option>
      ))}
    </select>
  )
}

export const YearSelect = ({ from, onFrom }: PartProps) => {
  const { t } = useTranslation('reports')
  return (
    <select
      aria-label={t('period.year')}
      className="select w-auto max-sm:flex-1"
      value={yearOf(from)}
      onChange={({ target }) => onFrom(`${target.value}-${monthOf(from)}-01`)}
    >
      {yearChoices(yearOf(from)).map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </select>
  )
}
