// The floor: bare Fastify and pg with the same SQL and rules as ours, and nothing else. It gives the same answers. Two
// runs of it also show the noise.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

import { reportCpu } from './cpu.mjs'
import { answers } from './floorAnswers.mjs'
import { statements as sql } from './statements.mjs'

const require = createRequire(import.meta.url)
const fastify = require('fastify')
const { Pool } = require('pg')

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = fastify()

const query = async (name, text, values) =>
  (await pool.query({ name, text, values })).rows

const viewerOf = async ({ headers: { cookie = '' } }) => {
  const token = /session=([\w-]{43})/.exec(cookie)?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest()
  const [viewer] = await query('session', sql.session, [hash])
  return viewer
}

for (const [name, answer] of Object.entries(answers))
  server.post(`/${name}`, async (request) => ({
    data: await answer(await viewerOf(request), request.body, query),
    extensions: {},
  }))

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
reportCpu()
