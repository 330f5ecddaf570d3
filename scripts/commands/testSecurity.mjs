// `yarn test:security`: the suites behind docs/security.md in full; `npm test` runs samples of them.

import { spawnSync } from 'node:child_process'

import { environment, root } from './tools.mjs'

/** The suites that `npm test` runs only in part. It runs every other suite in full. */
const suites = [
  'src/security',
  'src/lib/protection/passwords',
  'src/lib/protection/queryLimits',
  'src/http/requestGuard',
  'src/services/accounts/auth',
  'src/services/accounts/impersonation',
  'src/services/accounts/search/openHits',
]

const { status } = spawnSync(
  'yarn',
  ['rw', 'test', 'api', '--no-watch', '--maxWorkers=1'].concat(
    suites,
    process.argv.slice(2)
  ),
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...environment(),
      CI: 'true',
      SECURITY_FULL: '1',
      SEARCH_WORLDS: '5',
    },
  }
)
process.exit(status ?? 1)
