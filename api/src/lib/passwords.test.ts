// The cost of a password, and who waits for it (security S-01).
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { checkPassword, hashPassword } from './passwords'

const PASSWORD = 'Masarap-ang-mangga-7'

test('a hash is scrypt at N=2^14, r=8, p=5, with a salt of 32 bytes', async () => {
  const [first, second] = [
    await hashPassword(PASSWORD),
    await hashPassword(PASSWORD),
  ]
  expect(first.hashedPassword).toMatch(/^[0-9a-f]{64}\|16384\|8\|5$/)
  expect(first.salt).toMatch(/^[0-9a-f]{64}$/)
  expect(second.salt).not.toBe(first.salt)
  expect(second.hashedPassword).not.toBe(first.hashedPassword)
})

test('twenty at once leave the event loop to everybody else', async () => {
  const stored = await hashPassword(PASSWORD)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const checks = await Promise.all(
    Array.from({ length: 20 }, () => checkPassword(PASSWORD, stored))
  )
  delay.disable()
  expect(checks.every(({ isRight }) => isRight)).toBe(true)
  expect(delay.percentile(99) / 1e6).toBeLessThan(50)
})
