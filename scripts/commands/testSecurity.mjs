// `yarn test:security`: the suites behind docs/security.md with their full figures, where `npm test` runs samples.

import { spawnSync } from 'node:child_process'

import { environment, root } from './tools.mjs'

/** Run in full; whatever else keeps a promise is whole in `npm test` already. */
const suites = [
  'src/security',
  'src/lib/passwords',
  'src/lib/queryLimits',
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
