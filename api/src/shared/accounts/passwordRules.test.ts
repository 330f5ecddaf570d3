import {
  isStrongPassword,
  passwordChecklist,
  type PasswordRule,
} from './passwordRules'

test.each<[string, PasswordRule[]]>([
  // password → rules not met
  ['', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ['password', ['uppercase', 'number', 'special']],
  ['PASSWORD1!', ['lowercase']],
  ['Passw0rd', ['special']],
  ['Pass w0rd', ['special']],
  ['Pa0!', ['length']],
  ['Sulong!26', []],
  ['Ñandú!26', []],
  ['Pa0!😀😀😀', ['length']],
])('%p lacks %j', (password, missing) => {
  const unmet = passwordChecklist(password).filter((item) => !item.isMet)
  expect(unmet.map(({ rule }) => rule)).toEqual(missing)
  expect(isStrongPassword(password)).toBe(missing.length === 0)
})

test('The checklist reads as on the reset page', () => {
  expect(passwordChecklist('').map(({ label }) => label)).toEqual([
    'Minimum 8 characters',
    'Uppercase',
    'Lowercase',
    'Number',
    'Special character',
  ])
})
