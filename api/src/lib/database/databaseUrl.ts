import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

const isEmbedded = (url = '') =>
  url === 'postgresql://embedded' || !/^postgres(ql)?:/.test(url)

/** Decided at the start, before the address of the embedded server overwrites DATABASE_URL. */
export const usesOutsideDatabase =
  process.env.SULONG_EMBEDDED !== '1' && !isEmbedded(process.env.DATABASE_URL)

/**
 * The database's address: DATABASE_URL, otherwise that of the embedded server, which is started for this process. The
 * function is synchronous, because Prisma's client needs the address when it is created.
 */
export const databaseUrl = () => {
  if (isEmbedded(process.env.DATABASE_URL)) {
    process.env.DATABASE_URL = execFileSync(
      process.execPath,
      [
        path.join(getPaths().base, 'scripts/database/url.js'),
        String(process.pid),
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
    )
  }
  return process.env.DATABASE_URL as string
}
