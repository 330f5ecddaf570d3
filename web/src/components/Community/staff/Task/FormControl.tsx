import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

const CHOICES: Doc<'TaskFormChoicesQuery'> = gql`
  query TaskFormChoicesQuery($formId: Int) {
    formChoices(formId: $formId) {
      id
      title
    }
  }
`

/** Chooses a form; the value is its id. */
export const FormControl = ({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
}: ControlProps) => {
  const { t } = useTranslation('community.staff')
  const [formId] = useState(value as number | null)
  const { data, loading, error, refetch } = useQuery(CHOICES, {
    variables: { formId },
  })
  if (error) return <BriefFailure error={error} refetch={refetch} />
  const forms = data?.formChoices ?? []
  return (
    <select
      id={id}
      ref={inputRef}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      aria-busy={loading}
      aria-required
      value={(value as number | null) ?? ''}
      onBlur={onBlur}
      onChange={({ target }) => onChange(Number(target.value) || null)}
      className="select w-full text-base"
    >
      <option value="">
        {t(data && forms.length === 0 ? 'task.form.none' : 'task.form.choose')}
      </option>
      {forms.map(({ id: each, title }) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  )
}
