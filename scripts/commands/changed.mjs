// The reach of a change, for `npm test -- changed`: the files since the merge base with main, uncommitted ones included.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { importGraph } from '../imports.mjs'

import { root } from './tools.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const linesOf = (text) => text.split('\n').filter(Boolean)

/** The commit that the change begins at: where it left main, or the last one for a change on main itself. */
const baseOf = () => {
  for (const branch of ['origin/main', 'origin/HEAD', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', branch)
      if (base !== git('rev-parse', 'HEAD')) return base
    } catch {
      // This clone does not have the branch: try the next one.
    }
  }
  return 'HEAD'
}

/** A change of these can break tests that no import leads to. */
const concernsAll = (file) =>
  /^(api\/src\/(lib|http|directives|testing)\/|api\/db\/|scripts\/|e2e\/(test|people|screens|accessible|tables|playwright\.config)\.ts|web\/(config|src\/lib|src\/Routes)|\.ci\/)/.test(
    file
  ) ||
  /(^|\/)(package\.json|yarn\.lock|tsconfig\.json|jest[^/]*\.js|babel\.config\.js|vite\.config\.ts|redwood\.toml|codegen\.yml|prisma\.config\.ts|\.env\.defaults)$/.test(
    file
  )

/** Files that no test reads. */
const isProse = (file) => /^(docs\/|[A-Z]+\.md$|LICENSE)/.test(file)

/** The suites that a change of the api always runs: who may call what, and whose data an answer names. */
export const securityTables = [
  'api/src/architecture.test.ts',
  'api/src/http/graphql/access.test.ts',
  'api/src/security/massAssignment.test.ts',
  'api/src/security/otherPeople.test.ts',
]

/**
 * @returns {{ files: string[], reason: string | null }} the changed files that exist, and the file that makes the whole
 * suite necessary
 */
export const changedFiles = () => {
  const files = linesOf(
    `${git('diff', '--name-only', '--diff-filter=d', baseOf())}\n${git('ls-files', '--others', '--exclude-standard')}`
  ).filter((file) => !isProse(file))
  return { files, reason: files.find(concernsAll) ?? null }
}

/** The sources of both sides that are imported, each with the files that import it. */
export const importersOf = () => {
  const importers = new Map()
  for (const [file, imports] of importGraph(root, ['api/src', 'web/src']))
    for (const imported of imports) {
      if (!importers.has(imported)) importers.set(imported, [])
      importers.get(imported).push(file)
    }
  return importers
}

/** The files, and those that import one of them, directly or not. */
const dependentsOf = (files, importers) => {
  const found = new Set(files.map((file) => path.join(root, file)))
  for (const file of found)
    for (const importer of importers.get(file) ?? []) found.add(importer)
  return [...found].map((file) => path.relative(root, file))
}

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes('.long.')

/**
 * The tests that import one of the files, and the sources that no test imports. Jest's own search does not know imports
 * of a component's folder.
 * @param {string[]} files names of source files
 * @param {Map<string, string[]>} importers
 * @returns {{ tests: string[], untested: string[] }}
 */
export const testsOf = (files, importers) => ({
  tests: dependentsOf(files, importers).filter(isTest),
  untested: files
    .filter((file) => /^(api|web)\/src\//.test(file))
    .filter((file) => !dependentsOf([file], importers).some(isTest)),
})

/**
 * @param {string[]} files names of source files
 * @param {Map<string, string[]>} importers
 * @returns {string[]} the paths of the routes whose pages import one of them, directly or not
 */
export const routesOf = (files, importers) => {
  const pages = 'web/src/pages/'
  const routes = fs.readFileSync(path.join(root, 'web/src/Routes.tsx'), 'utf8')
  // Redwood names the page in pages/Accounts/LoginPage AccountsLoginPage.
  const changed = new Set(
    dependentsOf(files, importers)
      .filter((file) => file.startsWith(pages) && file.endsWith('Page.tsx'))
      .map((file) => path.dirname(file).slice(pages.length).replaceAll('/', ''))
  )
  return [...routes.matchAll(/<Route path="([^"]+)" page=\{(\w+)\}/g)]
    .filter(([, , page]) => changed.has(page))
    .map(([, route]) => route)
}
