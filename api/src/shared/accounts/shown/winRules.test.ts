import { winRefusals } from './winRules'

const today = '2026-11-21'
const win = { title: 'First client', text: 'Signed!', achievedOn: '2026-11-21' }
const none = { title: null, text: null, achievedOn: null }

test('A win of today is accepted, even without a text', () => {
  expect(winRefusals(win, today)).toEqual(none)
  expect(winRefusals({ ...win, text: null }, today)).toEqual(none)
})

test.each([
  ['title', ' ', 'REQUIRED'],
  ['title', '\u200b\u3164', 'REQUIRED'],
  ['title', 'a'.repeat(121), 'TOO_LONG'],
  ['text', 'a'.repeat(2_001), 'TOO_LONG'],
  ['achievedOn', null, 'DATE_INVALID'],
  ['achievedOn', '2026-11-22', 'DATE_INVALID'],
  ['achievedOn', '2026-02-30', 'DATE_INVALID'],
])('%s %j is refused: %s', (field, value, code) => {
  expect(winRefusals({ ...win, [field]: value }, today)).toEqual({
    ...none,
    [field]: code,
  })
})
