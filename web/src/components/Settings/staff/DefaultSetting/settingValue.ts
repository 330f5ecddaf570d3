// Settings are stored as texts; forms have values of their kinds.
import type { FieldKind } from 'src/components/ui/form/ResourceForm/field'

import { toCentavos } from '$api/src/shared/money'
import type { SettingKind } from '$api/src/shared/settings/catalogue'

export const fieldKinds: Record<SettingKind, FieldKind> = {
  flag: 'switch',
  place: 'text',
  path: 'text',
  contact: 'text',
  email: 'text',
  hosts: 'text',
  text: 'text',
  day: 'date',
  moment: 'dateTime',
  days: 'number',
  retention: 'number',
  hours: 'number',
  pesos: 'money',
  choice: 'choice',
  limit: 'number',
  percent: 'text',
}

const isNumber = (kind: SettingKind) =>
  ['days', 'hours', 'retention', 'limit'].includes(kind)

/** The form's value of a stored text. */
export const formValue = (kind: SettingKind, text: string) => {
  if (kind === 'flag') return text === 'true'
  if (text === '') return null
  if (kind === 'pesos') return toCentavos(Number(text))
  return isNumber(kind) ? Number(text) : text
}

/** The text to store for a form's value; empty for none. */
export const storedText = (kind: SettingKind, value: unknown) => {
  if (kind === 'flag') return String(value === true)
  if (value === null || value === undefined) return ''
  return kind === 'pesos' ? String(Number(value) / 100) : String(value).trim()
}
