// `yarn check`: what takes seconds, before handing a change over.

import { environment, run } from './tools.mjs'

const env = environment()
const commands = [
  [
    'node_modules/.bin/prettier',
    [
      '--check',
      '--log-level=warn',
      'api/src',
      'web/src',
      'scripts',
      'e2e',
      'docs',
    ],
  ],
  [
    'node_modules/.bin/eslint',
    [
      '--max-warnings=0',
      '--ext',
      '.ts,.tsx',
      'api/src',
      'web/src',
      'scripts',
      'e2e',
    ],
  ],
  ['yarn', ['rw', 'type-check']],
  [process.execPath, ['scripts/checkStructure.mjs']],
]
for (const [command, args] of commands) {
  const code = await run(command, args, { env })
  if (code !== 0) process.exit(code)
}
