import { FieldLabel } from '@puckeditor/core'

import type { CustomField } from './customField'

/** A date and time in Manila. */
export const MomentField = ({ label, value, onChange, id }: CustomField) => (
  <FieldLabel label={label}>
    <input
      id={id}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="input w-full"
    />
  </FieldLabel>
)
