import { useTranslation } from 'react-i18next'
import type {
  NoticeSettingsQuery,
  SaveNoticeTimingMutation,
  SaveNoticeTimingMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

const SAVE = gql`
  mutation SaveNoticeTimingMutation($input: NoticeTimingInput!) {
    saveNoticeTiming(input: $input) {
      isDaily
      quietFrom
      quietTo
    }
  }
`

type Timing = NoticeSettingsQuery['noticeTiming']

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The quiet hours that are offered first. */
const NIGHT = { quietFrom: 21, quietTo: 6 }

/** '9:00 PM', as the product writes times in both languages. */
const hourText = (hour: number) =>
  `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

type HourSelectProps = {
  label: string
  value: number
  /** The other end of the quiet hours, which cannot be chosen. */
  other: number
  disabled: boolean
  onChange: (hour: number) => void
}

const HourSelect = ({
  label,
  value,
  other,
  disabled,
  onChange,
}: HourSelectProps) => (
  <label className="flex items-center gap-2">
    {label}
    <select
      className="select w-auto"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {HOURS.filter((hour) => hour !== other).map((hour) => (
        <option key={hour} value={hour}>
          {hourText(hour)}
        </option>
      ))}
    </select>
  </label>
)

/** Chooses when mails come: at once or once a day, and not in quiet hours. Each choice is saved at once. */
export const NoticeTimingChoice = ({
  timing: { isDaily, quietFrom, quietTo },
}: {
  timing: Timing
}) => {
  const { t } = useTranslation('accounts.notices')
  const [save, { loading }] = useSave<
    SaveNoticeTimingMutation,
    SaveNoticeTimingMutationVariables
  >(SAVE, { refetch: ['NoticeSettingsQuery'] })
  const change = (changes: Partial<Timing>) =>
    void save({ input: { isDaily, quietFrom, quietTo, ...changes } })
  const isQuiet = quietFrom != null && quietTo != null

  return (
    <div className="border-base-300 mb-4 border-b pb-4">
      <fieldset>
        <legend className="py-2">{t('settings.timing.when')}</legend>
        {[false, true].map((daily) => (
          <label
            key={String(daily)}
            className="flex cursor-pointer items-center gap-3 py-2"
          >
            <input
              type="radio"
              name="isDaily"
              className="radio checked:text-primary"
              checked={isDaily === daily}
              disabled={loading}
              onChange={() => change({ isDaily: daily })}
            />
            {t(daily ? 'settings.timing.daily' : 'settings.timing.atOnce')}
          </label>
        ))}
      </fieldset>
      <label className="flex cursor-pointer items-center justify-between gap-4 py-2">
        {t('settings.timing.quiet')}
        <input
          type="checkbox"
          className="toggle checked:text-primary"
          checked={isQuiet}
          disabled={loading}
          onChange={(event) =>
            change(
              event.target.checked ? NIGHT : { quietFrom: null, quietTo: null }
            )
          }
        />
      </label>
      {isQuiet && (
        <div className="flex flex-wrap gap-4 py-2">
          <HourSelect
            label={t('settings.timing.from')}
            value={quietFrom}
            other={quietTo}
            disabled={loading}
            onChange={(hour) => change({ quietFrom: hour })}
          />
          <HourSelect
            label={t('settings.timing.to')}
            value={quietTo}
            other={quietFrom}
            disabled={loading}
            onChange={(hour) => change({ quietTo: hour })}
          />
        </div>
      )}
      <p className="text-muted text-sm">{t('settings.timing.help')}</p>
    </div>
  )
}
