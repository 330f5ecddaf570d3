import { halfHours, weekdays } from './clockChoices'

test('A day has 48 half hours, from midnight to 11:30 PM', () => {
  expect(halfHours).toHaveLength(48)
  expect(new Set(halfHours).size).toBe(48)
  expect(halfHours.slice(0, 3)).toEqual(['12:00 AM', '12:30 AM', '1:00 AM'])
  expect(halfHours.slice(23, 26)).toEqual(['11:30 AM', '12:00 PM', '12:30 PM'])
  expect(halfHours.at(-1)).toBe('11:30 PM')
})

test('A week has seven days', () => {
  expect(weekdays).toHaveLength(7)
})
