import { Pool } from 'pg'

import { closeReadOnly } from 'src/lib/database/connections'
import { databaseUrl } from 'src/lib/database/databaseUrl'
import { db, pool } from 'src/lib/db'

it('The pool survives the loss of a connection in use', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const ended = new Promise<void>((resolve) => client.on('end', resolve))

  await pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0].pid])
  await ended

  await expect(client.query('SELECT 1')).rejects.toThrow()
  client.release(true)
  const { rows: after } = await pool.query('SELECT 1 AS one')
  expect(after).toEqual([{ one: 1 }])
})

it('The pool gets the place of a connection back that is lost in a transaction', async () => {
  const loseOne = () =>
    db.$transaction(
      (tx) => tx.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`
    )
  const { max } = pool.options
  // One more than there are places.
  for (let lost = 0; lost <= max; lost++)
    await expect(loseOne()).rejects.toThrow()
  await expect(db.$queryRaw`SELECT 1 AS one`).resolves.toEqual([{ one: 1 }])
})

it('The pool drops a connection whose node takes no changes any more', async () => {
  const ofOne = new Pool({ connectionString: databaseUrl(), max: 1 })
  closeReadOnly(ofOne)
  const pid = async () =>
    (await ofOne.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
  const first = await pid()

  const client = await ofOne.connect()
  await client.query('SET default_transaction_read_only = on')
  await expect(client.query('CREATE TABLE refused ()')).rejects.toMatchObject({
    code: '25006',
  })
  client.release()

  expect(await pid()).not.toBe(first)
  await ofOne.end()
})
