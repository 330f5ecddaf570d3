import { buildAccessLevel } from './people'

scenario('an access level is built by many at once', async () => {
  const levels = await Promise.all(
    Array.from({ length: 10 }, () => buildAccessLevel('coach'))
  )
  expect(new Set(levels.map(({ id }) => id))).toEqual(new Set(['coach']))
})
