// `yarn check`: the checks without a test run, before a change is submitted.

import {
  environment,
  formatCheck,
  generate,
  lintCheck,
  packageChecks,
  run,
  typeChecks,
} from './tools.mjs'

const env = environment()
await generate(env)
const commands = [
  formatCheck,
  lintCheck,
  ...typeChecks,
  [process.execPath, ['scripts/checkStructure.mjs']],
  ...packageChecks,
  [process.execPath, ['scripts/commands/auditCheck.mjs']],
]
for (const [command, args] of commands) {
  const code = await run(command, args, { env })
  if (code !== 0) process.exit(code)
}
