// Takes a backup while 50 people order, pay and learn, restores it by the steps of docs/deploy.md into an empty database
// and an empty store of files, and compares it with a ledger kept outside.

import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'

import { createClient } from './client.mjs'
import { compare, createLedger, unknownOrders, withClient } from './ledger.mjs'
import { openSchool, watchOutages } from './school.mjs'
import { origin, seed, withMachines, yarn } from './scratchSchool.mjs'

const PEOPLE = 50
const CALM_MS = 20_000
/** Changes during the backup itself, below which the trial shows nothing. */
const MEANWHILE = 10

await withMachines('backup', async ({ folder, createMachine, serveOn }) => {
  const backup = path.join(folder, 'school.backup')
  const keyFile = path.join(folder, 'key.txt')
  const full = await createMachine('full')
  await seed(full)
  fs.writeFileSync(keyFile, await yarn(full, 'sulong', 'backup-key'))
  const [publicKey] = fs.readFileSync(keyFile, 'utf8').match(/age1\w+/)

  const server = await serveOn(full)
  const ledger = createLedger()
  const outages = watchOutages()
  const school = openSchool({ origin, ledger, outages, people: PEOPLE })
  await pauseFor(CALM_MS)
  const begunAt = Date.now()
  console.log(
    await yarn(full, 'sulong', 'backup', backup, '--key', publicKey, '--files')
  )
  const endedAt = Date.now()
  await pauseFor(CALM_MS / 4)
  await school.stop()
  await server.stop()
  const meanwhile = ledger
    .all()
    .filter((line) => line.answeredAt > begunAt && line.begunAt < endedAt)
  console.log(
    `${ledger.all().length} changes, ${meanwhile.length} of them during the ${((endedAt - begunAt) / 1000).toFixed(1)} s of the backup`
  )
  if (meanwhile.length < MEANWHILE)
    throw new Error('Hardly anything happened during the backup')

  const empty = await createMachine('empty')
  const key = ['--key-file', keyFile]
  console.log(await yarn(empty, 'sulong', 'check-backup', backup, ...key))
  console.log(await yarn(empty, 'sulong', 'restore', backup, ...key))
  await yarn(empty, 'rw', 'prisma', 'migrate', 'deploy')

  // All that was acknowledged before the backup is there once; what is there was asked for before its end.
  const differences = await withClient(empty.DATABASE_URL, async (client) => [
    ...(await compare(client, ledger, (line) => line.answeredAt < begunAt)),
    ...(await unknownOrders(client, ledger, endedAt)),
  ])
  if (differences.length > 0) throw new Error(differences.join('\n'))

  const restored = await serveOn(empty)
  const admin = createClient({ origin, address: '127.200.0.9', outages })
  await admin.signIn('admin@example.com')
  await admin.ask('{ proofsToReviewCount }')
  admin.close()
  await restored.stop()
  console.log('✓ The restored school equals the ledger')
})
