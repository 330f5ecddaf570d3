// The web server of a stock Redwood project, as `rw serve web` runs it: serves uncompressed files and forwards calls to
// the api.
import { createRequire } from 'node:module'

import { reportCpu } from '../cpu.mjs'

const require = createRequire(import.meta.url)
const fastify = require('fastify')

const { redwoodFastifyWeb } = require('@redwoodjs/fastify-web')

const server = fastify()
await server.register(redwoodFastifyWeb, {
  redwood: { apiUrl: '/api', apiProxyTarget: process.env.API_URL },
})
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
reportCpu()
