import { formValue, storedText } from './settingValue'

import type { SettingKind } from '$api/src/shared/settings/catalogue'

it.each<[SettingKind, string, unknown]>([
  ['flag', 'true', true],
  ['flag', 'false', false],
  ['place', '/renew', '/renew'],
  ['place', '', null],
  ['days', '3', 3],
  ['days', '', null],
  ['pesos', '1500.5', 150_050],
  ['pesos', '', null],
  ['day', '2026-11-25', '2026-11-25'],
])('A %s of "%s" is %j in a form, and back', (kind, text, value) => {
  expect(formValue(kind, text)).toBe(value)
  expect(storedText(kind, value)).toBe(text)
})

it('A flag that was never set is off', () => {
  expect(formValue('flag', '')).toBe(false)
})
