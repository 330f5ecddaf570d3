import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { expect, type BrowserContextOptions } from '@playwright/test'
import { Client } from 'pg'

import { START_MS } from './copies'
import { noPrompts, testFolder } from './playwright.config'

const withServer = async <Result>(
  work: (client: Client) => Promise<Result>
) => {
  const url = new URL(process.env.SEEDED_URL as string)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type School = {
  origin: string
  /** The options of the browsers that visit it. */
  browsing: BrowserContextOptions
  /** Runs a statement in the school's database. */
  query: (sql: string) => Promise<unknown[]>
  /** The lines that the terminal of `npm start` would show. */
  said: string[]
}

/** Runs work with a school of its own, which is kept running as by `npm start`, and removes it. */
export const withOwnSchool = async (
  work: (school: School) => Promise<unknown>
) => {
  const seeded = new URL(process.env.SEEDED_URL as string)
  const name = `sulong_test_own_${process.pid}`
  const url = new URL(seeded)
  url.pathname = `/${name}`
  const files = path.join(testFolder, 'files-own')
  const said: string[] = []
  const dropAll = () =>
    withServer(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [name]
      )
      for (const { datname } of rows)
        await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
    })
  await dropAll()
  await withServer((client) =>
    client.query(
      `CREATE DATABASE "${name}" TEMPLATE "${seeded.pathname.slice(1)}"`
    )
  )
  const origin = `http://localhost:${process.env.SPARE_PORT}`
  const child = spawn(
    process.execPath,
    [path.resolve('scripts/commands/keepSchool.mjs')],
    {
      env: {
        ...process.env,
        DATABASE_URL: url.href,
        STORAGE_PATH: files,
        SULONG_RESTARTS: '1',
        PORT: process.env.SPARE_PORT,
        SERVER_LOG: path.join(testFolder, 'own.log'),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    }
  )
  child.stdout.on('data', (text) => said.push(String(text)))
  const ended = once(child, 'exit')
  try {
    await expect
      .poll(() => said.join(''), { timeout: START_MS })
      .toContain('ready')
    await work({
      origin,
      browsing: {
        baseURL: origin,
        storageState: {
          cookies: [],
          origins: [{ origin, localStorage: noPrompts }],
        },
      },
      said,
      query: async (sql) => {
        const client = new Client({ connectionString: url.href })
        await client.connect()
        try {
          return (await client.query(sql)).rows
        } finally {
          await client.end()
        }
      },
    })
  } finally {
    child.stdin.end()
    await ended
    await dropAll()
    fs.rmSync(files, { recursive: true, force: true })
  }
}
