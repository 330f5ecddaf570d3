// Keeps a built server running as `npm start` does, without its other steps, until its standard input closes: for
// e2e/restore.spec. PORT and SERVER_LOG say where.

import { keepServing } from './keepServing.mjs'
import { serve } from './tools.mjs'

const { PORT, SERVER_LOG } = process.env

const server = await keepServing(
  () => serve(process.env, Number(PORT), { log: SERVER_LOG }),
  console.log
)
console.log('ready')
process.stdin
  .on('end', async () => {
    await server.stop()
    process.exit()
  })
  .resume()
