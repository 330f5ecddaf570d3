import { db } from 'src/lib/db'

import { buildAccessLevel } from './people'

scenario('An access level can be built concurrently', async () => {
  await Promise.all(Array.from({ length: 10 }, () => buildAccessLevel('coach')))
  expect(await db.accessLevel.findMany()).toMatchObject([{ id: 'coach' }])
})
