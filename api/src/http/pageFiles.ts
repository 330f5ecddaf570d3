import fs from 'node:fs'
import path from 'node:path'

import { isLang, type Lang } from 'src/shared/language'

type RouteFiles = {
  name: string
  pattern: string
  isPrivate: boolean
  /** Below the web side's folder. */
  files: string[]
  words: Record<Lang, string[]>
}

type PageRequest = {
  pathname: string
  isSignedIn: boolean
  lang: string | undefined
}

export type PageFiles = { name: string; files: string[] }

/**
 * Which route answers an address and which files its page takes, from what the web build left in `routes.json`
 * (web/config/routePreloads.ts). A private page is the login page to strangers.
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
    const { files, words } =
      route.isPrivate && !isSignedIn ? (login ?? route) : route
    return {
      name: route.name,
      files: [...files, ...words[isLang(lang) ? lang : 'en']],
    }
  }
}
