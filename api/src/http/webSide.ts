import fs from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { getPaths } from '@redwoodjs/project-config'

const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web side beside the api: hashed assets for a year, precompressed, and the page itself for
 * every other address, which the browser's router then reads.
 */
export const webSide = async (server: FastifyInstance) => {
  const root = getPaths().web.dist
  if (!fs.existsSync(path.join(root, 'index.html'))) return

  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      response.setHeader(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
      )
    },
  })

  server.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets)(\/|$)/.test(request.url.split('?')[0]) &&
      !path.extname(request.url.split('?')[0])
    if (!isPage) return reply.code(404).send({ error: 'Not found' })
    return reply.sendFile('index.html')
  })
}
