// `yarn test:node 24`: the api tests, the web tests and a start on another Node than the installed one.

import path from 'node:path'

import { environment, root, run, stopWith } from './tools.mjs'

const [version] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version ?? ''))
  stopWith('Which Node? For example: yarn test:node 24')

process.exitCode = await run(
  process.execPath,
  [path.join(root, 'scripts/commands/test.mjs')].concat(
    ['api', 'web', 'start'].map((stage) => `${stage}@${version}`)
  ),
  { env: environment() }
)
