// Prisma's command line on the pg driver, with the schema engine that ships as WebAssembly: nothing is downloaded.
// The embedded database is started when DATABASE_URL is not set (scripts/database/embeddedDatabase.js).

import { randomUUID } from 'node:crypto'
import path from 'node:path'

import 'dotenv-defaults/config'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import type { PoolConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { defineConfig } from 'prisma/config'

import {
  EMBEDDED_URL,
  ensureDatabase,
} from './scripts/database/embeddedDatabase'
import { renameAppliedMigrations } from './scripts/database/renamedMigrations'

// The schema names the variable, so Prisma wants it set before anything is connected.
process.env.DATABASE_URL ||= EMBEDDED_URL

const ENGINE_TIMER_MS = 60_000

// The schema engine leaves a timer of a minute behind; a command that is done would wait for it.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (setTimer, self, given: Parameters<typeof setTimeout>) => {
    const timer = Reflect.apply(setTimer, self, given)
    return given[1] === ENGINE_TIMER_MS ? timer.unref() : timer
  },
})

const CHAR_OID = 18
const NAME_OID = 19
const TEXT_OID = 25

// The schema engine reads PostgreSQL's catalogue, whose "char" and name columns the adapter does not know.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the adapter's inner methods have no public type
const readCatalogTypes = (adapter: any) => {
  const { performIO, queryRaw } = adapter
  adapter.queryRaw = async (query: unknown) => {
    const chars: number[] = []
    const withKnownTypes = Object.create(adapter, {
      performIO: {
        value: async (q: unknown) => {
          const result = await performIO.call(adapter, q)
          result.fields.forEach((field: { dataTypeID: number }, i: number) => {
            if (field.dataTypeID === CHAR_OID) chars.push(i)
            if ([CHAR_OID, NAME_OID].includes(field.dataTypeID))
              field.dataTypeID = TEXT_OID
          })
          return result
        },
      },
    })
    const result = await queryRaw.call(withKnownTypes, query)
    for (const i of chars) result.columnTypes[i] = ColumnTypeEnum.Character
    return result
  }
  // The stock one splits at every semicolon, also inside comments and function bodies; PostgreSQL takes a
  // whole script, and runs it in one transaction.
  adapter.executeScript = async (script: string) => {
    await adapter.client.query(script)
  }
  return adapter
}

class MigrationPg extends PrismaPg {
  constructor(private readonly poolConfig: PoolConfig) {
    super(poolConfig)
  }

  async connect() {
    return readCatalogTypes(await super.connect())
  }

  // Closes the shadow pool before it drops the shadow database; the stock order fails.
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`
    const admin = await super.connect()
    await admin.executeScript(`CREATE DATABASE "${database}"`)
    const shadow = await new MigrationPg({
      ...this.poolConfig,
      database,
    }).connect()
    const close = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await close()
      await admin.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`)
      await admin.dispose()
    }
    return shadow
  }
}

export default defineConfig({
  schema: path.join(__dirname, 'api/db/schema'),
  migrations: {
    path: path.join(__dirname, 'api/db/migrations'),
    seed: 'node scripts/build/runScript.mjs seed',
  },
  engine: 'js',
  experimental: { adapter: true },
  adapter: async () => {
    const url = await ensureDatabase()
    await renameAppliedMigrations(url)
    return new MigrationPg({
      ...parseIntoClientConfig(url),
      max: 1,
      idleTimeoutMillis: 100,
      allowExitOnIdle: true,
    })
  },
})
