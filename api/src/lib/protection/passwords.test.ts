// The cost of a password's hash (docs/security.md S-01).
import { checkPassword, hashPassword } from './passwords'

const PASSWORD = 'Masarap-ang-mangga-7'

test('A hash is scrypt at N=2^14, r=8, p=5, with a salt of 32 bytes', async () => {
  const [first, second] = [
    await hashPassword(PASSWORD),
    await hashPassword(PASSWORD),
  ]
  expect(first.hashedPassword).toMatch(/^[0-9a-f]{64}\|16384\|8\|5$/)
  expect(first.salt).toMatch(/^[0-9a-f]{64}$/)
  expect(second.salt).not.toBe(first.salt)
  expect(second.hashedPassword).not.toBe(first.hashedPassword)
})

test('The event loop goes on while twenty hashes are computed', async () => {
  const stored = await hashPassword(PASSWORD)
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  const checks = await Promise.all(
    Array.from({ length: 20 }, () => checkPassword(PASSWORD, stored))
  )
  clearImmediate(next)
  expect(checks.every(({ isRight }) => isRight)).toBe(true)
  // A hash on the event loop lets it turn at most once for each.
  expect(turns).toBeGreaterThan(100)
})
