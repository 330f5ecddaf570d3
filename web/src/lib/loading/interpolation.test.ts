import i18next from 'i18next'

import { interpolation } from './interpolation'

const instance = i18next.createInstance()

const t = (key: string, values: Record<string, unknown>) =>
  instance.t(key, { ...values, defaultValue: '' })

beforeAll(() =>
  instance.init({
    lng: 'en',
    interpolation,
    resources: {
      en: { translation: { text: '{{name}} wrote to {{group}}, {{count}}' } },
    },
  })
)

it.each([
  '{{group}}',
  '{{{name}}}',
  '$t(text)',
  "$& $' $1",
  '<b>Ana & Ben</b>',
])('A person named %s is shown by this name', (name) => {
  const shown = t('text', { name, group: name, count: 2 })
  expect(shown.replaceAll('\u2060', '')).toBe(`${name} wrote to ${name}, 2`)
})
