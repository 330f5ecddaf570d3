// Who waits for a password's hash (security S-01).
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { checkPassword, hashPassword } from './passwords'

const PASSWORD = 'Masarap-ang-mangga-7'

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
