import path from 'path'

import type { Rolldown } from 'vite'

import { getProjectRoutes } from '@redwoodjs/internal'

import { languages } from '../../api/src/shared/text/language'

import { joinParts, loadedWith, type Part } from './joinParts'
import { namespacesIn } from './namespaces'
import { isStaffScreen } from './staffStyles'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const src = path.join(__dirname, '../src')
const main = path.join(src, 'index.html')

/**
 * What a byte costs where visits begin: on the sign-in page and home, and on the pages that need no session. Elsewhere it
 * costs 1.
 */
const WEIGHTS = { first: 1_000, open: 100 }

const FIRST = ['home', 'login']

const languageOf = (id: string) => /\/src\/locales\/(\w+)\//.exec(id)?.[1]

/** The modules that bring the staff's styles (staffStyles.ts), by themselves or by an import. */
const staffModules = (graph: Graph, modules: Iterable<string>) => {
  const found = new Set<string>()
  const importers = (id: string) => graph.getModuleInfo(id)?.importers ?? []
  for (const screen of modules)
    if (isStaffScreen(screen))
      for (const id of loadedWith(screen, importers, found)) found.add(id)
  return found
}

const textsOf = (namespace: string, language: string) =>
  path.join(src, 'locales', language, `${namespace}.json`)

/** The weight by the file of a page. */
const weights = () =>
  new Map(
    getProjectRoutes()
      .filter(({ isPrivate, name }) => !isPrivate || name === 'home')
      .map(({ name, relativeFilePath = '' }) => [
        path.join(src, relativeFilePath),
        FIRST.includes(name) ? WEIGHTS.first : WEIGHTS.open,
      ])
  )

/**
 * The names of files by module, for modules that several screens need. A screen is what the browser loads on demand: a
 * page, or a part of one.
 */
const namesOf = (graph: Graph) => {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const onDemand = (id: string) =>
    graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? ''
  const first = loadedWith(main, importsOf)
  const all = loadedWith(main, (id) => [...importsOf(id), ...onDemand(id)])

  const screensOf = new Map<string, Set<string>>()
  const need = (id: string, screen: string) =>
    screensOf.set(id, (screensOf.get(id) ?? new Set()).add(screen))
  for (const screen of new Set([...all].flatMap(onDemand))) {
    for (const id of loadedWith(screen, importsOf, first)) {
      need(id, screen)
      for (const namespace of namespacesIn(codeOf(id))) {
        const texts = textsOf(namespace, languages[0])
        if (all.has(texts) && !first.has(texts)) need(texts, screen)
      }
    }
  }

  const ofStaff = staffModules(graph, all)
  // Code, code with the staff's styles, and texts are separate files.
  const kindOf = (id: string) => {
    if (languageOf(id)) return 'texts'
    return ofStaff.has(id) ? 'staff' : 'code'
  }
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const [id, screens] of screensOf) {
    if (screens.size < 2 || id.endsWith('.css')) continue
    const kind = kindOf(id)
    const key = [kind, ...[...screens].sort()].join()
    const part = parts.get(key) ?? {
      kind,
      modules: [],
      screens,
      bytes: 0,
      imports: new Set(),
    }
    parts.set(key, part)
    part.modules.push(id)
    part.bytes += codeOf(id).length
    partOf.set(id, part)
  }
  for (const [id, part] of partOf)
    for (const imported of importsOf(id)) {
      const other = partOf.get(imported)
      if (other && other !== part) part.imports.add(other)
    }

  const weightOf = weights()
  return new Map(
    joinParts(
      [...parts.values()],
      (screen) => weightOf.get(screen) ?? 1
    ).flatMap(({ modules }, at) => {
      const [largest] = modules.sort(
        (a, b) => codeOf(b).length - codeOf(a).length
      )
      const [name] = path.basename(largest).split(/\W/)
      return modules.map((id) => [id, `${name}${at}`])
    })
  )
}

let names: Map<string, string> | undefined

/** The texts of each language are joined like those of the first. */
const nameOf = (id: string, graph: Graph) => {
  names ??= namesOf(graph)
  const language = languageOf(id)
  if (!language) return names.get(id) ?? null
  const name = names.get(textsOf(path.basename(id, '.json'), languages[0]))
  return name ? `${name}-${language}` : null
}

/**
 * Which modules share a file: those of the first visit, and those that `joinParts` joins. A staff's screen then asks for
 * few files, and a public one for hardly a byte in vain (docs/performance.md).
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'index', tags: ['$initial'], priority: 1 },
    { name: nameOf },
  ],
}
