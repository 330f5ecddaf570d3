import fs from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getPaths } from '@redwoodjs/project-config'

import { logger } from 'src/lib/logger'
import { readCookie } from 'src/lib/sessions/cookies'
import {
  pageAtSlug,
  type PageHead,
} from 'src/services/marketing/landingPages/pageAtSlug'
import { routedPages } from 'src/shared/marketing/landing/routedPages'
import { isLang } from 'src/shared/text/language'

import { readPageFiles } from './pageFiles'
import { withPixel } from './pixel'
import { withShareHead } from './shareHead'
import { pageWith, startStateOf } from './startState'

const YEAR_SECONDS = 31_536_000

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]

const isPage = (request: FastifyRequest) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/(api|assets)(\/|$)/.test(pathOf(request)) &&
  !path.extname(pathOf(request))

/** The addresses of these pages contain reset tokens, so no referrer is sent from them. */
const isResetPage = (pathname: string) =>
  /^\/(reset-password|set-new-password|forgot-password)$/.test(pathname)

/** The link preview of the training pages (spec 2.8). */
const trainingHead: PageHead = {
  title: '3-Part Work-From-Home Training',
  description:
    'Three short lessons that show how work from home begins, free and without an account.',
  image: null,
  isHidden: false,
}
const trainings = ['freeTraining', 'freelancingTraining']

/** Whether the pages of a route are stored in the database: `/{slug}`, and landing pages with a path of their own. */
const isOfRow = (routeName: string) =>
  ['slug', ...routedPages].includes(routeName)

/**
 * The page at a slug; null if there is none, undefined if the database is unavailable. The client then finds out
 * itself.
 */
const pageOf = async (
  slug: string,
  visitor: Parameters<typeof pageAtSlug>[1]
): Promise<PageHead | null | undefined> => {
  try {
    return await pageAtSlug(slug, visitor)
  } catch (error) {
    logger.warn({ error }, 'A slug could not be looked up')
    return undefined
  }
}

/** Hashed assets are cached for a year, SVG pictures for a day; the browser has to revalidate all other files. */
const cacheControlOf = (file: string) => {
  if (file.includes(`${path.sep}assets${path.sep}`))
    return `public, max-age=${YEAR_SECONDS}, immutable`
  return /\.svg(\.\w+)?$/.test(file) ? 'public, max-age=86400' : 'no-cache'
}

/**
 * Serves the built web side beside the api. Hashed assets are cached for a year and sent precompressed. Every other
 * address gets the HTML page, whose router reads the address. An unknown address is a 404 (docs/decisions/0033, 26).
 */
export const webSide = async (server: FastifyInstance) => {
  const root = getPaths().web.dist
  const file = path.join(root, 'index.html')
  if (!fs.existsSync(file)) return
  const html = fs.readFileSync(file, 'utf8')
  const pageFiles = readPageFiles(root)

  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, file) =>
      response.setHeader('cache-control', cacheControlOf(file)),
  })

  server.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return reply.code(404).send({ error: 'Not found' })

    const { cookie } = request.headers
    const pathname = pathOf(request)
    const state = await startStateOf(cookie)
    const lang = readCookie(cookie, 'lang')
    const route = pageFiles({
      pathname,
      isSignedIn: state?.currentUser !== null,
      lang,
    })
    if (route) {
      reply.header(
        'link',
        route.files.map((file) => `</${file}>; rel=modulepreload`).join(', ')
      )
    }
    if (isResetPage(pathname)) reply.header('referrer-policy', 'no-referrer')
    // A certificate page is for people with its link, not for search engines.
    if (route?.name === 'certificateCheck')
      reply.header('x-robots-tag', 'noindex')
    const row =
      route && isOfRow(route.name)
        ? await pageOf(pathname.slice(1), {
            lang: isLang(lang) ? lang : 'en',
            mayPreview: state?.currentUser?.pageAccess.funnel === true,
          })
        : undefined
    const head = route && trainings.includes(route.name) ? trainingHead : row
    const page = head ? withShareHead(html, head, pathname) : html
    return reply
      .code(route && row !== null ? 200 : 404)
      .header('cache-control', state?.token ? 'private, no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withPixel(pageWith(page, state), pathname))
  })
}
