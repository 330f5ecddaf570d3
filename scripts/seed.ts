// `yarn rw prisma db seed`: the data that every school starts with and, where `hasCast` allows it, the demo's people
// (docs/seeds.md). Adds missing rows and changes none.
import { usesOutsideDatabase } from 'api/src/lib/database/databaseUrl'
import { db, pool } from 'api/src/lib/db'

import { applyMigrations } from './database/applyMigrations'
import { accounts } from './seeds/accounts'
import { affiliatesOfDemo } from './seeds/affiliates'
import { announcementsOfDemo } from './seeds/announcements'
import { billing, paymentTerms } from './seeds/billing'
import { commissionsOfDemo } from './seeds/commissions'
import { community } from './seeds/community'
import { courseRulesOfDemo } from './seeds/courseRules'
import { eventsOfDemo } from './seeds/events'
import { hasCast } from './seeds/hasCast'
import { learning } from './seeds/learning'
import { marketing } from './seeds/marketing'
import { reports } from './seeds/reports'
import { resourcesOfDemo } from './seeds/resources'
import { settings } from './seeds/settings'
import { successOfDemo } from './seeds/success'
import { webhooksOfDemo } from './seeds/webhooks'

// Each part needs the parts before it: a funnel needs its terms and courses, and a bill needs its people.
const parts = {
  settings,
  accounts,
  learning,
  community,
  'payment terms': paymentTerms,
  marketing,
  billing,
  events: eventsOfDemo,
  resources: resourcesOfDemo,
  'course rules': courseRulesOfDemo,
  'success managers': successOfDemo,
  announcements: announcementsOfDemo,
  affiliates: affiliatesOfDemo,
  commissions: commissionsOfDemo,
  reports,
  webhooks: webhooksOfDemo,
}

/** Migrates the embedded database, so that seeding works right after an install. Never migrates an outside database. */
const migrate = async () => {
  if (usesOutsideDatabase) return
  const client = await pool.connect()
  try {
    await applyMigrations(client)
  } finally {
    client.release()
  }
}

/** Tells `npm start` that the seeds are whole. */
const noteEnd = () =>
  db.$executeRaw`INSERT INTO app.seeds_end SELECT now() WHERE NOT EXISTS (SELECT 1 FROM app.seeds_end)`

export default async () => {
  await migrate()
  const isDemo = hasCast()
  const width = Math.max(...Object.keys(parts).map((name) => name.length)) + 2

  try {
    for (const [name, seed] of Object.entries(parts))
      console.info(`${name.padEnd(width)}${await seed(isDemo)}`)
    await noteEnd()
  } finally {
    await db.$disconnect()
  }
}
