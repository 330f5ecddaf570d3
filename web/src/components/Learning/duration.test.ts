import { clockTime, spokenDuration } from './duration'

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.9, '0:09'],
  [205, '3:25'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%p seconds read %p', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

test.each([
  [45, { key: 'seconds', seconds: 45 }],
  [60, { key: 'minutes', minutes: 1 }],
  [635, { key: 'minutes', minutes: 11 }],
  [3600, { key: 'hours', hours: 1, minutes: 0 }],
  [5400, { key: 'hours', hours: 1, minutes: 30 }],
])('%p seconds are said as %j', (seconds, said) => {
  expect(spokenDuration(seconds)).toEqual(said)
})
