// Runs the steps of docs/deploy.md on a scratch database, without a container, and starts two copies on it.

import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

import {
  build,
  environment,
  install,
  run,
  runScript,
  serve,
  stateFolder,
} from './tools.mjs'

const require = createRequire(import.meta.url)
const ports = [8951, 8952]
const log = path.join(stateFolder, 'deploy-check.log')
let failures = 0

const expect = (name, isTrue) => {
  console.log(`  ${isTrue ? '✓' : '✗'} ${name}`)
  if (!isTrue) failures++
}

const post = (port, url, body, cookie = '') =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const yarn = async (env, ...args) => {
  if ((await run('yarn', args, { env, log })) !== 0)
    throw new Error(`yarn ${args.join(' ')} failed: see ${log}`)
}

const isRefused = (env) =>
  serve(env, ports[0], { log }).then(
    async ({ stop }) => {
      await stop()
      return false
    },
    () => true
  )

const check = async (env) => {
  for (const name of ['AUTH_PEPPERS', 'PUBLIC_URL', 'SMTP_URL'])
    expect(
      `without ${name} the server refuses to start`,
      await isRefused({ ...env, [name]: '' })
    )

  const copies = await Promise.all(
    ports.map((port) => serve(env, port, { log }))
  )
  try {
    const login = await post(ports[0], '/api/auth', {
      method: 'login',
      username: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    })
    expect('the first admin signs in', login.status === 200)
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const query = { query: '{ redwood { currentUser } stages { id } }' }
    const answer = await (
      await post(ports[1], '/api/graphql', query, cookie)
    ).json()
    expect(
      'the other copy knows the session',
      answer.data.redwood.currentUser?.email === env.ADMIN_EMAIL
    )
    expect('the school begins with its stages', answer.data.stages.length > 0)
    const cast = await post(ports[0], '/api/auth', {
      method: 'login',
      username: 'member@example.com',
      password: 'Sulong-2026!',
    })
    expect('there is no demo person', cast.status === 400)

    await copies[0].stop()
    expect('a copy stops when asked', (await copies[0].ended) === 0)
    expect(
      'the other one goes on',
      (await fetch(`http://127.0.0.1:${ports[1]}/api/ready`)).ok
    )
  } finally {
    await Promise.all(copies.map(({ stop }) => stop()))
  }
}

const env = environment()
await install(env)
await build(env)
const {
  createScratchDatabase,
  dropTestDatabase,
} = require('../database/testDatabase')
const url = await createScratchDatabase('deploy')
const outside = {
  ...env,
  NODE_ENV: 'production',
  DATABASE_URL: url,
  ADMIN_EMAIL: 'first-admin@example.com',
  ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  AUTH_PEPPERS: `k1:${randomBytes(32).toString('base64url')}`,
  PUBLIC_URL: 'https://school.example',
  SMTP_URL: 'none',
  LOG_LEVEL: 'warn',
  STORAGE_PATH: path.join(stateFolder, 'deploy-check-files'),
}
try {
  await yarn(outside, 'prisma', 'migrate', 'deploy')
  await runScript('seed', outside)
  await check(outside)
} catch (error) {
  console.error(error.message)
  failures++
} finally {
  await dropTestDatabase(url)
}
process.exit(failures === 0 ? 0 : 1)
