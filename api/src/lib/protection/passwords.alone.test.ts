// Hashing passwords must not block other requests (docs/security.md S-01).
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { checkPassword, hashPassword } from './passwords'

const PASSWORD = 'Masarap-ang-mangga-7'

test('Twenty concurrent hashes leave the event loop responsive', async () => {
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
