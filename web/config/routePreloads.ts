import fs from 'fs'
import path from 'path'

import type { Plugin, ResolvedConfig } from 'vite'

import { getProjectRoutes } from '@redwoodjs/internal'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** A page's own chunk and all that it imports, without the first script, which the page's HTML names. */
const chunksOf = (
  manifest: Manifest,
  key: string,
  seen = new Set<string>()
) => {
  const chunk = manifest[key]
  if (!chunk || key === 'index.html' || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  chunk.imports?.forEach((next) => chunksOf(manifest, next, seen))
  return seen
}

/** `pages/Learning/…` speaks the words of `learning`. */
const domainOf = (file: string) =>
  /^pages\/(\w+)\//.exec(file)?.[1].toLowerCase()

let outFolder = ''

/**
 * Writes `routes.json`: for each route of Routes.tsx its pattern and the files of its page, so that the server can name
 * them with the HTML and the browser fetches them beside the first script instead of after it (performance W4).
 */
export const routePreloads: Plugin = {
  name: 'route-preloads',
  apply: 'build',
  configResolved: ({ root, build }: ResolvedConfig) => {
    outFolder = path.resolve(root, build.outDir)
  },
  closeBundle: () => {
    const manifestFile = path.join(outFolder, 'client-build-manifest.json')
    if (!fs.existsSync(manifestFile)) return
    const manifest: Manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))

    const routes = getProjectRoutes()
      .filter(({ matchRegexString }) => matchRegexString)
      .map(({ name, matchRegexString, isPrivate, relativeFilePath }) => {
        const catalogue = (language: string) =>
          manifest[`locales/${language}/${domainOf(relativeFilePath)}.json`]
            ?.file
        return {
          name,
          pattern: matchRegexString,
          isPrivate,
          files: [...chunksOf(manifest, relativeFilePath)],
          words: { en: catalogue('en'), fil: catalogue('fil') },
        }
      })
    fs.writeFileSync(
      path.join(outFolder, 'routes.json'),
      JSON.stringify(routes)
    )
  },
}
