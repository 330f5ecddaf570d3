import path from 'path'

import type { Plugin, Rolldown } from 'vite'

import { getProjectRoutes } from '@redwoodjs/internal'

import { languages } from '../../api/src/shared/text/language'
import { ROW_ID } from '../../api/src/shared/text/place'

import { loadedWith } from './joinParts'
import { namespacesIn } from './namespaces'

const src = path.join(__dirname, '../src')

/** The pattern of an Int in the framework's routes, which our router replaces (Routes.tsx). */
const ANY_INT = '(\\d+)'

/** A chunk of styles only is never written as a script, so the browser must not request it. */
const isStyles = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.length > 0 && moduleIds.every((id) => /\.css(\?|$)/.test(id))

/**
 * Writes `routes.json`: for each route of Routes.tsx its pattern, its page's files and its texts per language. With it
 * the server names the files in the HTML, and the browser loads them in parallel with the first script instead of one
 * after the other (docs/performance.md).
 */
export const routePreloads: Plugin = {
  name: 'route-preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk => file.type === 'chunk'
    )
    const entry = chunks.find(({ isEntry }) => isEntry)
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
    const chunkOf = (source: string) =>
      chunks.find(
        (chunk) =>
          chunk !== entry && chunk.moduleIds.some((id) => id.endsWith(source))
      )

    /** A page's chunk and all its imports, except the entry, which the HTML names already. */
    const withImports = (
      chunk: Rolldown.OutputChunk | undefined,
      seen = new Set<Rolldown.OutputChunk>()
    ) => {
      if (!chunk || chunk.isEntry || seen.has(chunk)) return seen
      if (!isStyles(chunk)) seen.add(chunk)
      for (const file of chunk.imports)
        withImports(bundle[file] as Rolldown.OutputChunk, seen)
      return seen
    }

    const further = chunkOf('/src/lib/loading/furtherCatalogues.ts')
    const routes = getProjectRoutes()
      .filter(({ matchRegexString }) => matchRegexString)
      .map(({ name, matchRegexString, isPrivate, relativeFilePath = '' }) => {
        const files = [...withImports(chunkOf(`/src/${relativeFilePath}`))]
        const page = path.join(src, relativeFilePath)
        const inFirst = new Set(entry?.moduleIds)
        const namespaces = new Set([
          'common',
          ...[...loadedWith(page, importsOf, inFirst)].flatMap((id) =>
            namespacesIn(this.getModuleInfo(id)?.code ?? '')
          ),
        ])
        /** Texts that the entry does not import itself are loaded through the list of all catalogues. */
        const wordsIn = (language: string) => {
          const found = [...namespaces].flatMap(
            (namespace) =>
              chunkOf(path.join('/locales', language, `${namespace}.json`))
                ?.fileName ?? []
          )
          const words = [...new Set(found)]
          const isFurther = (file: string) =>
            !entry?.dynamicImports.includes(file)
          return further && words.some(isFurther)
            ? [further.fileName, ...words]
            : words
        }
        return {
          name,
          pattern: matchRegexString?.replaceAll(ANY_INT, `(${ROW_ID.source})`),
          isPrivate,
          files: files.map(({ fileName }) => fileName),
          words: Object.fromEntries(
            languages.map((language) => [language, wordsIn(language)])
          ),
        }
      })
    this.emitFile({
      type: 'asset',
      fileName: 'routes.json',
      source: JSON.stringify(routes),
    })
  },
}
