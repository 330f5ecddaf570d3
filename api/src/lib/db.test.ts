import { pool } from 'src/lib/db'

it('survives the loss of a connection in use', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const ended = new Promise<void>((resolve) => client.on('end', resolve))

  await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await ended

  await expect(client.query('SELECT 1')).rejects.toThrow()
  client.release(true)
  const { rows: after } = await pool.query('SELECT 1 AS one')
  expect(after).toEqual([{ one: 1 }])
})
