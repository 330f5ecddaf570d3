import fs from 'node:fs'
import path from 'node:path'

import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fg from 'fast-glob'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getPaths } from '@redwoodjs/project-config'

import { compression } from 'src/http/graphql/graphql'
import { withPixel } from 'src/http/pixel'
import { readCookie } from 'src/lib/sessions/cookies'
import { visitorOf } from 'src/lib/sessions/visitor'
import type { PageHead } from 'src/services/marketing/landingPages/pageAtSlug'
import {
  readSeen,
  seenCookie,
} from 'src/services/marketing/pageTests/seenVariants'
import { countsAsVisitor } from 'src/services/marketing/visits/countsAsVisitor'
import { isLang, preferredLang, type Lang } from 'src/shared/text/language'

import { affiliateLinkAt, sendAlong } from './affiliateLinks'
import { lastPart } from './firstScreen/answers'
import { readFirstScreens } from './firstScreen/readFirstScreens'
import { withFirstScreen } from './firstScreen/withFirstScreen'
import { readPageFiles, type PageFiles } from './pageFiles'
import { formAt, pageOf, spelledPage } from './pagesAt'
import { countUnanswered, redirectOf, sendsOn, statusOf } from './redirects'
import { isOfRow, respelled } from './respelled'
import { withShareHead, withTitle } from './shareHead'
import { pageWith, startStateOf } from './startState'

const YEAR_SECONDS = 31_536_000

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]

const searchOf = (request: FastifyRequest) =>
  request.url.slice(pathOf(request).length)

/** The visitor's choice, else the browser's language, as the app decides it (web/src/i18n.ts). */
const langOf = ({ headers }: FastifyRequest): Lang => {
  const chosen = readCookie(headers.cookie, 'lang')
  if (isLang(chosen)) return chosen
  return preferredLang(headers['accept-language'] ?? '')
}

const isOfApi = (request: FastifyRequest) =>
  /^\/api(\/|$)/.test(pathOf(request))

/** The addresses of the files outside of `assets`; an ending alone makes no file, because old addresses have some, too. */
const readFileAddresses = (root: string) =>
  new Set(
    fg
      .sync('**/*.*', { cwd: root, ignore: ['assets/**', 'server/**'] })
      .map((file) => `/${file}`)
  )

/** The addresses of these pages contain reset tokens, so no referrer is sent from them. */
const isResetPage = (pathname: string) =>
  /^\/(reset-password|set-new-password|forgot-password)$/.test(pathname)

/** The link previews of the training pages and of the challenge (spec 2.8), by route name. */
const ownHeads: Record<string, PageHead | undefined> = {
  freeTraining: {
    title: '3-Part Work-From-Home Training',
    description:
      'Three short lessons that show how work from home begins, free and without an account.',
    image: null,
    isHidden: false,
  },
  freelancingTraining: {
    title: 'Freelancing training',
    description:
      'Three short lessons for those who already work and want better clients.',
    image: null,
    isHidden: false,
  },
  challenge: {
    title: 'Challenge',
    description: 'One small task a day, with a buddy who goes along.',
    image: null,
    isHidden: false,
  },
}

/** Hashed assets are cached for a year, SVG pictures for a day; the browser has to revalidate all other files. */
const cacheControlOf = (file: string) => {
  if (file.includes(`${path.sep}assets${path.sep}`))
    return `public, max-age=${YEAR_SECONDS}, immutable`
  return /\.svg(\.\w+)?$/.test(file) ? 'public, max-age=86400' : 'no-cache'
}

const preloads = ({ files }: PageFiles) =>
  files.map((file) => `</${file}>; rel=modulepreload`).join(', ')

/** The address of the page that is shown: for a private page, the login page that the app opens instead. */
const shownAt = (request: FastifyRequest, { name, shown }: PageFiles) => {
  const [pathname, search] = [pathOf(request), searchOf(request)]
  return name === shown
    ? { name, pathname, search }
    : {
        name: shown,
        pathname: '/login',
        search: `?redirectTo=${pathname}${encodeURIComponent(search)}`,
      }
}

/**
 * Serves the built web side beside the api. Hashed assets are cached for a year and sent precompressed. Every other
 * address gets the HTML page, whose router reads the address. An unknown address is a 404 (docs/decisions/0033, 26).
 * Visitors get the page's first screen in its HTML (docs/decisions/0038).
 */
export const webSide = async (server: FastifyInstance) => {
  const root = getPaths().web.dist
  const file = path.join(root, 'index.html')
  if (!fs.existsSync(file)) return
  const html = fs.readFileSync(file, 'utf8')
  const pageFiles = readPageFiles(root)
  const firstScreens = readFirstScreens(root, html)
  const fileAddresses = readFileAddresses(root)
  const isFile = (pathname: string) =>
    pathname.startsWith('/assets/') || fileAddresses.has(pathname)

  await server.register(compress, { ...compression, global: false })
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    // Files are sent by the route below, so that no address of a page is looked up on the disk.
    serve: false,
    allowedPath: (pathname) =>
      !path.posix.normalize(pathname).startsWith('/server/'),
    setHeaders: (response, file) =>
      response.setHeader('cache-control', cacheControlOf(file)),
  })

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'Not found' })
  )
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (isOfApi(request)) return reply.callNotFound()
    const pathname = pathOf(request)
    if (isFile(pathname)) return reply.sendFile(`/${request.params['*']}`)

    const { cookie } = request.headers
    const state = await startStateOf(cookie)
    const lang = state?.preferences?.language ?? langOf(request)
    const isSignedIn = state?.currentUser !== null
    const routeAt = (address: string) =>
      pageFiles({ pathname: address, isSignedIn, lang })
    const route = routeAt(pathname)
    const meant = respelled(pathname, (address) => routeAt(address)?.name)
    if (meant) return reply.redirect(`${meant}${searchOf(request)}`)
    if (isResetPage(pathname)) reply.header('referrer-policy', 'no-referrer')
    // A certificate page is for people with its link, not for search engines.
    if (route?.name === 'certificateCheck')
      reply.header('x-robots-tag', 'noindex')
    const seen = readSeen(cookie)
    const row =
      route && isOfRow(route.name)
        ? await pageOf(pathname.slice(1), {
            lang,
            mayPreview: state?.currentUser?.pageAccess.funnel === true,
            seen,
            takesPart: countsAsVisitor(
              request.headers['user-agent'],
              state?.currentUser?.roles
            ),
          })
        : undefined
    if (row?.joins) reply.header('set-cookie', seenCookie(seen, row.joins))
    const form =
      route?.name === 'viewForm' && !state?.currentUser?.pageAccess.form
        ? await formAt(lastPart(pathname), lang)
        : undefined
    const mayBeLink = row === null || route?.name === 'affLink'
    const link = mayBeLink ? await affiliateLinkAt(pathname) : undefined
    if (link) return sendAlong(link, request, reply)
    const isMissing = [row, form, link].includes(null)
    const isAnswered = !!route && !isMissing
    const spelled = row === null ? await spelledPage(pathname, lang) : null
    if (spelled) return reply.redirect(`${spelled}${searchOf(request)}`)
    const redirect =
      isAnswered && route.name !== 'fastTrack'
        ? null
        : await redirectOf(request.url, state?.currentUser)
    if (redirect && sendsOn(redirect, reply)) return reply
    if (!isAnswered && redirect === null) countUnanswered(request)
    if (!isAnswered && redirect === undefined) reply.header('retry-after', 30)
    const head = (route && ownHeads[route.name]) ?? row?.head ?? form
    const shared = withTitle(
      head ? withShareHead(html, head, pathname) : html,
      head?.title
    )
    const isVisitor = state?.currentUser === null
    const page =
      isAnswered && isVisitor && firstScreens
        ? await withFirstScreen(
            shared,
            firstScreens,
            { ...shownAt(request, route), found: row, files: route.files },
            { ...visitorOf(request), lang }
          )
        : shared
    // A first screen names the files itself, after its picture.
    if (route && page === shared) reply.header('link', preloads(route))
    reply
      .code(statusOf(isAnswered, redirect))
      .header(
        'cache-control',
        state?.token || row?.isTested ? 'private, no-store' : 'no-cache'
      )
      .type('text/html; charset=utf-8')
    const sent = withPixel(pageWith(page, state), pathname)
    // A signed-in user's page contains a token, beside which nobody's text may be compressed (docs/decisions/0039).
    if (isVisitor && process.env.COMPRESS_ANSWERS !== 'off')
      reply.compress(sent)
    else reply.send(sent)
    return reply
  })
}
