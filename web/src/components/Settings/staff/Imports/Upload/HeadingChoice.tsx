import { useTranslation } from 'react-i18next'

import {
  nearestColumn,
  type Assigned,
} from '$api/src/shared/settings/imports/headings'
import type { ImportSheet } from '$api/src/shared/settings/imports/templates'
import { truncate } from '$api/src/shared/text/text'

type HeadingChoiceProps = {
  heading: string
  /** A value of a column that has no heading of its own; otherwise empty. */
  example: string
  sheet: ImportSheet
  value: Assigned
  onChange: (column: string) => void
}

/** Asks what a heading means that the template does not have; the nearest one is proposed. */
export const HeadingChoice = ({
  heading,
  example,
  sheet,
  value,
  onChange,
}: HeadingChoiceProps) => {
  const { t } = useTranslation('settings.imports')
  const nearest = nearestColumn(heading, sheet)
  return (
    <div className="text-sm">
      <label className="font-medium">
        {t(example ? 'headings.blank' : 'headings.unknown', {
          heading,
          example: truncate(example),
        })}
        <select
          className={`select mt-1 w-full ${value === null ? 'select-error' : ''}`}
          value={value ?? 'undecided'}
          onChange={(event) => onChange(event.target.value)}
        >
          {value === null && (
            <option value="undecided">{t('headings.undecided')}</option>
          )}
          <option value="">{t('headings.leaveOut')}</option>
          {sheet.columns.map(({ key, heading: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {value === null && nearest && (
        <button
          type="button"
          className="link mt-1"
          onClick={() => onChange(nearest.key)}
        >
          {t('headings.nearest', { name: nearest.heading })}
        </button>
      )}
    </div>
  )
}
