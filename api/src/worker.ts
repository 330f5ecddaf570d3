// Background jobs in their own process, for servers that run with WORKER=off.
import 'src/operator/http/telemetry/startTraces'

import { bootCheck } from 'src/http/bootCheck'
import { db, limitIdleTransactions } from 'src/lib/db'
import { migrateJobs, startWorker } from 'src/lib/jobs/jobs'
import { logUnhandled } from 'src/lib/logger'
import { stopTraces } from 'src/operator/http/telemetry/traces'

const start = async () => {
  // Uploads, backups and reports are for the server's user alone.
  process.umask(0o077)
  logUnhandled()
  limitIdleTransactions()
  await bootCheck()
  await migrateJobs()
  const worker = await startWorker()
  const stop = async () => {
    await worker.stop()
    await db.$disconnect()
    await stopTraces()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
