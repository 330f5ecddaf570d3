import { pool } from 'src/lib/db'

import { readSlowStatements } from './slowStatements'

const answers = (...each: (object[] | Error)[]) => {
  const query = jest.spyOn(pool, 'query')
  for (const rows of each)
    query.mockImplementationOnce((async () => {
      if (rows instanceof Error) throw rows
      return { rows }
    }) as never)
  return query
}

afterEach(() => jest.restoreAllMocks())

const installed = [{ schema: 'Odd "schema' }]
const row = { text: 'SELECT $1', calls: 2, meanMs: 1.5, totalMs: 3 }

it('Reads the view in the schema of its extension', async () => {
  const query = answers(installed, [row])
  expect(await readSlowStatements()).toEqual({
    slowState: 'READ',
    slowStatements: [row],
  })
  expect(query.mock.calls[1][0]).toContain('"Odd ""schema".pg_stat_statements')
})

it('Says what is missing, and never fails for it', async () => {
  answers([])
  expect(await readSlowStatements()).toEqual({
    slowState: 'NOT_INSTALLED',
    slowStatements: [],
  })
  answers(installed, new Error('must be loaded'))
  expect(await readSlowStatements()).toEqual({
    slowState: 'NOT_LOADED',
    slowStatements: [],
  })
})
