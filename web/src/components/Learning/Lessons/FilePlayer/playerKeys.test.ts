import { playerKeys, nextSpeed, speeds } from './playerKeys'

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [0.75, -1, 0.75],
  [2, 1, 2],
  // A speed stored by an older version.
  [1.1, 1, 1.5],
  [3, -1, 1.75],
] as const)('%p goes %p step to %p', (speed, step, next) => {
  expect(nextSpeed(speed, step)).toBe(next)
})

test('Every listed key has an action', () => {
  expect(speeds).toContain(1)
  expect(Object.keys(playerKeys)).toEqual(
    expect.arrayContaining([' ', 'k', 'j', 'l', 'm', 'c', 'f', '<', '>'])
  )
})
