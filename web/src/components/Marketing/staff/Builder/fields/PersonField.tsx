import { useId } from 'react'

import { FieldLabel } from '@puckeditor/core'
import { useTranslation } from 'react-i18next'

import { useLive } from 'src/components/Marketing/Landing/live'

import type { CustomField } from './customField'

/** A coach who agrees to be shown; empty: the authors of the courses. */
export const PersonField = ({ label, value, onChange, id }: CustomField) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { coaches } = useLive().proof
  const helpId = useId()
  const isGone = value !== '' && !coaches.some((each) => `${each.id}` === value)
  return (
    <>
      <FieldLabel label={label}>
        <select
          id={id}
          value={value}
          aria-describedby={helpId}
          onChange={(event) => onChange(event.target.value)}
          className="select w-full"
        >
          <option value="">{t('authors')}</option>
          {coaches.map((each) => (
            <option key={each.id} value={String(each.id)}>
              {each.name}
            </option>
          ))}
          {isGone && <option value={value}>{t('personGone')}</option>}
        </select>
      </FieldLabel>
      <p id={helpId} className="text-muted mt-1 text-sm">
        {t('personHelp')}
      </p>
    </>
  )
}
