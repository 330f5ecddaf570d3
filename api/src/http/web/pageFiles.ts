import fs from 'node:fs'
import path from 'node:path'

import { isLang, type Lang } from 'src/shared/text/language'

type RouteFiles = {
  name: string
  pattern: string
  isPrivate: boolean
  /** The paths of the files, relative to the web side's folder. */
  files: string[]
  words: Record<Lang, string[]>
}

type PageRequest = {
  pathname: string
  isSignedIn: boolean
  lang: string | undefined
}

export type PageFiles = {
  name: string
  /** The route whose page is shown. */
  shown: string
  files: string[]
}

/**
 * Finds the route and the files of the page at an address, in `routes.json` of the web build
 * (web/config/routePreloads.ts). For visitors who are not signed in, a private address has the files of the login page.
 */
export const readPageFiles = (folder: string) => {
  const file = path.join(folder, 'routes.json')
  const routes = (
    fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RouteFiles[])
      : []
  ).map((route) => ({ ...route, pattern: new RegExp(route.pattern) }))
  const login = routes.find(({ name }) => name === 'login')

  return ({ pathname, isSignedIn, lang }: PageRequest): PageFiles | null => {
    const address = pathname.replace(/(.)\/$/, '$1')
    const route = routes.find(({ pattern }) => pattern.test(address))
    if (!route) return null
    const shown = route.isPrivate && !isSignedIn ? (login ?? route) : route
    const { files, words } = shown
    return {
      name: route.name,
      shown: shown.name,
      files: [...files, ...words[isLang(lang) ? lang : 'en']],
    }
  }
}
