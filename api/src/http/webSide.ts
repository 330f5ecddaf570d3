import fs from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getPaths } from '@redwoodjs/project-config'

import { readCookie } from 'src/lib/cookies'
import { logger } from 'src/lib/logger'
import { loadOffer } from 'src/services/marketing/checkout/loadOffer'

import { readPageFiles } from './pageFiles'
import { withPixel } from './pixel'
import { pageWith, startStateOf } from './startState'

const YEAR_SECONDS = 31_536_000

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]

const isPage = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/(api|assets)(\/|$)/.test(pathOf(request)) &&
  !path.extname(pathOf(request))

/** Their addresses hold what opens an account; nobody else is told where a visitor came from. */
const isResetPage = (pathname: string) =>
  /^\/(reset-password|set-new-password|forgot-password)$/.test(pathname)

/** Does somebody sell at this address? While the database can't say, the page does. */
const slugExists = async (slug: string) => {
  try {
    return (await loadOffer({ slug })) !== null
  } catch (error) {
    logger.warn({ error }, 'A slug could not be looked up')
    return true
  }
}

/**
 * Serves the built web side beside the api: hashed assets for a year, precompressed, and the page itself for
 * every other address, which the browser's router then reads. An address that nothing answers is a 404 (decisions 26).
 */
export const webSide = async (server: FastifyInstance) => {
  const root = getPaths().web.dist
  const page = path.join(root, 'index.html')
  if (!fs.existsSync(page)) return
  const html = fs.readFileSync(page, 'utf8')
  const pageFiles = readPageFiles(root)

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

  server.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ error: 'Not found' })

    const { cookie } = request.headers
    const pathname = pathOf(request)
    const state = await startStateOf(cookie)
    const route = pageFiles({
      pathname,
      isSignedIn: state?.currentUser !== null,
      lang: readCookie(cookie, 'lang'),
    })
    if (route) {
      reply.header(
        'link',
        route.files.map((file) => `</${file}>; rel=modulepreload`).join(', ')
      )
    }
    if (isResetPage(pathname)) reply.header('referrer-policy', 'no-referrer')
    const isThere =
      route && (route.name !== 'slug' || (await slugExists(pathname.slice(1))))
    return reply
      .code(isThere ? 200 : 404)
      .header('cache-control', state?.token ? 'private, no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withPixel(pageWith(html, state), pathname))
  })
}
