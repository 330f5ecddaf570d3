import { buildAccessLevel } from './people'

scenario('An access level can be built concurrently', async () => {
  const levels = await Promise.all(
    Array.from({ length: 10 }, () => buildAccessLevel('coach'))
  )
  expect(new Set(levels.map(({ id }) => id))).toEqual(new Set(['coach']))
})
