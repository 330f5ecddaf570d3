// `yarn build`: both sides, for a deployment.

import { build, environment, install, stopWith } from './tools.mjs'

const env = environment()
try {
  await install(env)
  await build(env)
} catch (error) {
  stopWith(error.message)
}
