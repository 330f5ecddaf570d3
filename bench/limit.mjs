// The floor: bare Fastify and pg with the same SQL as ours, and nothing else. Two runs of it also show the noise.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

import { reportCpu } from './cpu.mjs'
import { COURSES_SHOWN, statements as sql } from './statements.mjs'

const require = createRequire(import.meta.url)
const fastify = require('fastify')
const { Pool } = require('pg')

const { usersQuery } = require('../api/dist/services/accounts/users/usersQuery')

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = fastify()

const who = async (request) => {
  const token =
    /session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query({
    name: 'session',
    text: sql.session,
    values: [hash],
  })
  return rows[0]
}

const one = async (name, text, values) =>
  (await pool.query({ name, text, values })).rows

server.post('/memberHome', async (request) => {
  const user = await who(request)
  const [progress, dues, last] = await Promise.all([
    one('progress', sql.progress, [user.id]),
    one('dues', sql.dues, [user.id]),
    one('last', sql.last, [user.id, user.levels.map(({ id }) => id)]),
  ])
  return {
    data: {
      redwood: { currentUser: user },
      progress: progress[0],
      dues: dues[0],
      last: last[0],
    },
  }
})

server.post('/myCourses', async (request) => {
  const user = await who(request)
  return {
    data: {
      myCourses: await one('courses', sql.courses, [
        user.id,
        user.levels.map(({ id }) => id),
        COURSES_SHOWN,
      ]),
    },
  }
})

server.post('/usersPage', async (request) => {
  await who(request)
  const { rows } = await pool.query(
    usersQuery({
      order: '-createdAt',
      skip: ((request.body.page ?? 1) - 1) * 10,
      take: 10,
      words: request.body.q,
    })
  )
  return { data: { usersPage: rows[0] } }
})

server.post('/finishTask', async (request) => {
  const user = await who(request)
  const rows = await one('finishTask', sql.finishTask, [
    user.id,
    user.id,
    null,
    null,
    request.body.taskId,
  ])
  return { data: { finishTask: rows[0] } }
})

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
reportCpu()
