// `yarn test:endurance`: the trials that take too long for `npm test`, one after the other.

import path from 'node:path'

import { root, run } from '../commands/tools.mjs'

const trials = ['deployFiles', 'backup', 'jobs', 'soak', 'fuzz']

let failures = 0
for (const trial of trials) {
  console.log(`── ${trial}`)
  const code = await run(process.execPath, [
    path.join(root, 'scripts/trials', `${trial}.mjs`),
  ])
  if (code !== 0) failures++
}
console.log(`${trials.length - failures} passed, ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)
