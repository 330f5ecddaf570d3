// No query fails by itself when it is asked for the first or the last day of the calendar.
import { buildCaller } from 'src/testing/graphql'
import { drawerOf, everyQuery } from 'src/testing/randomQueries'

scenario('Every query answers the first and the last day', async () => {
  const admin = await buildCaller('admin')
  const failed: string[] = []
  for (const day of ['1000-01-01', '9999-12-31']) {
    const known = { ids: [1], texts: [day] }
    for (const query of everyQuery(drawerOf(1), known, 1)) {
      if (!query.includes(day)) continue
      const { message, code } = await admin.ask(query)
      if (message && !code) failed.push(query)
    }
  }
  expect(failed).toEqual([])
})
