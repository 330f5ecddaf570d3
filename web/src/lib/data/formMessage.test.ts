import i18n from 'src/i18n'

import { formMessage } from './formMessage'

const say = (label: string, lng: string) =>
  i18n.t(formMessage('required', label), { label, lng })

it.each([
  ['Price', 'Price is required'],
  ['Your name in full', 'Your name in full is required'],
  ['What did you get done?', 'This is required'],
  ['The name that stands on your certificate', 'This is required'],
])('In English "%s" says "%s"', (label, text) => {
  expect(say(label, 'en')).toBe(text)
})

it.each([
  ['Presyo', 'Kailangan ang Presyo'],
  ['Ano ang nagawa mo?', 'Kailangan ito'],
])('In Filipino "%s" says "%s"', async (label, text) => {
  await i18n.loadLanguages('fil')
  expect(say(label, 'fil')).toBe(text)
})
