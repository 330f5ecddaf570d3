import { useTranslation } from 'react-i18next'

import { CustomRange } from './CustomRange'
import { MonthSelect, QuarterSelect, YearSelect } from './PeriodSelects'
import type { usePeriod } from './usePeriod'

import { collectionGroups } from '$api/src/shared/reports/collectionGroups'
import { reportPeriods } from '$api/src/shared/reports/period'

type PeriodPickerProps = {
  chosen: ReturnType<typeof usePeriod>
  /** Whether the sums can be grouped. */
  hasGroups?: boolean
}

const GroupSelect = ({ chosen: { group, change } }: PeriodPickerProps) => {
  const { t } = useTranslation('reports')
  return (
    <label className="flex items-center gap-2 max-sm:w-full sm:ml-auto">
      <span className="text-muted text-sm whitespace-nowrap">
        {t('period.by')}
      </span>
      <select
        className="select w-auto max-sm:flex-1"
        value={group}
        onChange={({ target }) =>
          change({ group: target.value as typeof group })
        }
      >
        {collectionGroups.map((one) => (
          <option key={one} value={one}>
            {t(`group.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Chooses the period and the grouping (spec section 3, "Report periods"). */
export const PeriodPicker = ({
  chosen,
  hasGroups = true,
}: PeriodPickerProps) => {
  const { t } = useTranslation('reports')
  const { period, from, change } = chosen
  const part = { from, onFrom: (day: string) => change({ from: day }) }
  return (
    <div
      role="group"
      aria-label={t('period.label')}
      className="mb-4 flex flex-wrap items-end gap-2"
    >
      <select
        aria-label={t('period.kind')}
        className="select w-auto max-sm:w-full"
        value={period}
        onChange={({ target }) =>
          change({ period: target.value as typeof period })
        }
      >
        {reportPeriods.map((one) => (
          <option key={one} value={one}>
            {t(`period.${one}`)}
          </option>
        ))}
      </select>
      {period === 'DAILY' && (
        <input
          type="date"
          aria-label={t('period.day')}
          className="input w-auto max-sm:flex-1"
          value={from}
          onChange={({ target }) =>
            target.value && change({ from: target.value })
          }
        />
      )}
      {period === 'MONTHLY' && <MonthSelect {...part} />}
      {period === 'QUARTERLY' && <QuarterSelect {...part} />}
      {['MONTHLY', 'QUARTERLY', 'ANNUAL'].includes(period) && (
        <YearSelect {...part} />
      )}
      {period === 'CUSTOM_RANGE' && <CustomRange chosen={chosen} />}
      {hasGroups && <GroupSelect chosen={chosen} />}
    </div>
  )
}
