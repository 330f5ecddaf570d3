import { useTranslation } from 'react-i18next'

import type { usePeriod } from './usePeriod'

import { presetDays } from '$api/src/shared/billing/presetDays'
import { addDays, manilaToday } from '$api/src/shared/manilaTime'

/** A first and a last day, or one of the presets of spec section 3. */
export const CustomRange = ({
  chosen: { from, to = from, change },
}: {
  chosen: ReturnType<typeof usePeriod>
}) => {
  const { t } = useTranslation('reports')
  const today = manilaToday()
  const preset = presetDays.find(
    (days) => to === today && from === addDays(today, 1 - days)
  )
  return (
    <>
      <select
        aria-label={t('period.preset')}
        className="select w-auto max-sm:w-full"
        value={preset ?? ''}
        onChange={({ target }) =>
          target.value &&
          change({ from: addDays(today, 1 - Number(target.value)), to: today })
        }
      >
        <option value="">{t('period.none')}</option>
        {presetDays.map((days) => (
          <option key={days} value={days}>
            {t('period.last', { count: days })}
          </option>
        ))}
      </select>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="input w-auto max-sm:flex-1">
          <span className="text-muted text-sm">{t(`period.${end}`)}</span>
          <input
            type="date"
            value={end === 'from' ? from : to}
            min={end === 'to' ? from : undefined}
            max={end === 'from' ? to : undefined}
            onChange={({ target }) =>
              target.value && change({ [end]: target.value })
            }
          />
        </label>
      ))}
    </>
  )
}
