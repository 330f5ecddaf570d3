import { commandsMatching } from './commandsMatching'

const commands = [
  { label: 'Home' },
  { label: 'Payment', hint: 'Payments' },
  { label: 'Payment terms', hint: 'Settings' },
  { label: 'Payment accounts', hint: 'Settings' },
  { label: 'Default settings', hint: 'Settings' },
  { label: 'Non-members', hint: 'Community' },
  { label: 'Mga gawáin', hint: 'Community' },
]

it.each([
  [
    '',
    [
      'Home',
      'Payment',
      'Payment terms',
      'Payment accounts',
      'Default settings',
    ],
  ],
  ['pay', ['Payment', 'Payment terms', 'Payment accounts']],
  ['  PAYMENT  acc', ['Payment accounts']],
  ['terms', ['Payment terms']],
  ['settings pay', ['Payment terms', 'Payment accounts']],
  ['settings', ['Default settings', 'Payment terms', 'Payment accounts']],
  ['members', ['Non-members']],
  ['gawain', ['Mga gawáin']],
  ['ayment', []],
  ['reyes', []],
])('%j finds %j', (typed, labels) => {
  expect(commandsMatching(commands, typed).map(({ label }) => label)).toEqual(
    labels
  )
})
