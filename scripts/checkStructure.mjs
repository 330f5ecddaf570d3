// Checks names, places and prose: the rules of docs/architecture.md and docs/style.md.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import * as decisions from './build/decisionIndex.mjs'
import * as enums from './build/prismaEnums.mjs'
import { importCircles } from './imports.mjs'
import { lowTitlesIn, oldProseIn, proseFolders } from './proseWords.mjs'
import { slowPatternsIn } from './slowPatterns.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const domains = [
  'accounts',
  'billing',
  'marketing',
  'learning',
  'community',
  'affiliates',
  'reports',
  'settings',
  'operator',
]
/** The domains whose services each domain's services call. The list may only shrink: share a rule in api/src/shared first. */
const callsOf = {
  accounts: ['affiliates', 'billing', 'community', 'learning', 'reports'],
  affiliates: ['accounts', 'billing', 'marketing', 'settings'],
  billing: [
    'accounts',
    'affiliates',
    'community',
    'learning',
    'marketing',
    'settings',
  ],
  community: ['accounts', 'learning', 'settings'],
  learning: ['accounts', 'affiliates', 'billing', 'community'],
  marketing: [
    'accounts',
    'affiliates',
    'billing',
    'community',
    'learning',
    'settings',
  ],
  operator: ['accounts'],
  reports: ['accounts', 'billing'],
  settings: ['accounts', 'community'],
}
const forbiddenNames =
  /^(utils?|helpers?|common|misc|logic|manager|index)\.tsx?$/
const WARN_LINES = 250
const MAX_SIBLINGS = 16
const capitalised = (word) => word[0].toUpperCase() + word.slice(1)

// All other routes take a session only with the second factor that its user has to have.
const readsAnySession = [
  'api/src/http/connections/atOnce.ts',
  'api/src/http/graphql/options.ts',
  'api/src/http/requestGuard.ts',
]

// All other SQL is declared by lib/database/sql.ts, so that its columns are checked.
const runsOwnSql = [
  'api/src/lib/database/sql.ts',
  'api/src/lib/db.ts',
  // Its view is there only where the extension is.
  'api/src/services/operator/operations/slowStatements.ts',
  'api/src/testing/',
  // The callers compose its text from parts that only exist at run time.
  'api/src/services/reports/rows/reportRows.ts',
]

// All other state in the URL goes through hooks/browser/useUrlState.
const buildsQueryStrings = [
  'web/src/hooks/browser/urlState.ts',
  'web/src/hooks/browser/urlValues.ts',
  'web/src/components/Learning/Lessons/VideoPlayer/players.ts',
  'web/src/components/Marketing/Redirect/addCarriedCodes.ts',
  'web/src/components/Marketing/staff/Funnel/FunnelLinks/LinkMaker.tsx',
]

const problems = []
const warnings = []
const called = new Set()

const list = (folder) =>
  fs.existsSync(path.join(root, folder))
    ? fs.readdirSync(path.join(root, folder), { withFileTypes: true })
    : []

const walk = (folder, visit) => {
  for (const entry of list(folder)) {
    const place = `${folder}/${entry.name}`
    if (['node_modules', 'dist', 'types'].includes(entry.name)) continue
    if (entry.isDirectory()) walk(place, visit)
    else visit(place, entry.name)
  }
}

const onlyDomains = (folder, { capital = false, also = [] } = {}) => {
  const allowed = [...(capital ? domains.map(capitalised) : domains), ...also]
  for (const entry of list(folder)) {
    if (entry.isDirectory() && !allowed.includes(entry.name)) {
      problems.push(
        `${folder}/${entry.name} is no domain (${allowed.join(', ')})`
      )
    }
  }
}

onlyDomains('api/src/graphql')
onlyDomains('api/src/services')
onlyDomains('api/src/jobs')
onlyDomains('api/src/shared', { also: ['access', 'text'] })
onlyDomains('web/src/components', { capital: true, also: ['ui', 'access'] })
onlyDomains('web/src/pages', {
  capital: true,
  also: ['FatalErrorPage', 'NotFoundPage'],
})

/** Limits the entries that a folder may have. Tests do not count. */
const checkSiblings = (folder) => {
  const entries = list(folder).filter(({ name }) => !name.includes('.test.'))
  if (entries.length > MAX_SIBLINGS)
    problems.push(`${folder} has ${entries.length} entries: group them`)
  for (const entry of entries)
    if (entry.isDirectory()) checkSiblings(`${folder}/${entry.name}`)
}

for (const folder of ['components', 'hooks', 'lib'])
  checkSiblings(`web/src/${folder}`)
for (const folder of [
  'http',
  'jobs',
  'lib',
  'operator',
  'security',
  'services',
  'shared',
])
  checkSiblings(`api/src/${folder}`)

/** Refuses a folder for one component. Redwood wants one for each Cell. */
const checkFolders = (folder) => {
  const entries = list(folder).filter(({ name }) => !name.includes('.test.'))
  const name = path.basename(folder)
  if (
    entries.length === 1 &&
    entries[0].name === `${name}.tsx` &&
    !name.endsWith('Cell')
  )
    problems.push(`${folder} holds one component: it needs no folder`)
  for (const entry of entries)
    if (entry.isDirectory()) checkFolders(`${folder}/${entry.name}`)
}
checkFolders('web/src/components')

for (const language of ['en', 'fil']) {
  for (const entry of list(`web/src/locales/${language}`)) {
    const [domain] = entry.name.split('.')
    if (![...domains, 'common', 'errors', 'legal'].includes(domain))
      problems.push(`web/src/locales/${language}/${entry.name} is no domain`)
  }
}

for (const side of ['api/src', 'web/src', 'scripts']) {
  walk(side, (place, name) => {
    const inLocales = place.includes('/locales/')
    if (forbiddenNames.test(name) && !inLocales)
      problems.push(`${place} is named after stuff: say what it holds`)
    if (
      !/\.tsx?$/.test(name) ||
      /\.(test|scenarios)\./.test(name) ||
      place.includes('/content/')
    )
      return
    const text = fs.readFileSync(path.join(root, place), 'utf8')
    const lines = text.split('\n').length
    if (lines > WARN_LINES)
      warnings.push(`${place} has ${lines} lines: which two things is it?`)
    const isApiImport = /from '\$api\/src\/(?!shared\/)/.test(text)
    if (place.startsWith('web/') && isApiImport)
      problems.push(`${place} imports api code outside api/src/shared`)
    if (
      place.startsWith('api/src/shared/') &&
      /^(import|export) [^\n]* from '(?!\.|dayjs)/m.test(text)
    )
      problems.push(`${place} imports outside shared/`)
    if (
      place.startsWith('api/src/services/') &&
      /from 'src\/(functions|http)\//.test(text)
    )
      problems.push(`${place} imports an endpoint`)
    if (
      /^api\/src\/(?!.*operator\/)\w+\/.*\//.test(place) &&
      /from '(src\/(services\/)?|[./]+\/)operator\//.test(text)
    )
      problems.push(
        `${place} imports the operator's wing: see docs/operator.md`
      )
    if (place.startsWith('api/src/services/')) {
      const [, , , caller] = place.split('/')
      for (const [, domain] of text.matchAll(/from 'src\/services\/(\w+)\//g)) {
        called.add(`${caller} ${domain}`)
        if (domain !== caller && !callsOf[caller]?.includes(domain))
          problems.push(
            `${place} calls ${domain}, as no service of ${caller} does`
          )
      }
    }
    if (
      place.startsWith('api/src/http/') &&
      !readsAnySession.includes(place) &&
      /\bsessionOf\(/.test(text)
    )
      problems.push(
        `${place} reads a session that may lack its second factor: usableSessionOf`
      )
    if (
      place.startsWith('api/src/') &&
      !runsOwnSql.some((folder) => place.startsWith(folder)) &&
      /\bpool\s*\.query\b|\$(queryRaw|executeRaw)/.test(text)
    )
      problems.push(`${place} runs SQL past lib/database/sql.ts`)
    if (place.startsWith('api/src/'))
      for (const pattern of slowPatternsIn(text))
        problems.push(
          `${place} looks for ${pattern}, which reads a long run again from each of its characters: begin it with (?<!…), or let nothing fit two repetitions`
        )
    if (
      place.startsWith('web/src/components/') &&
      !place.includes('/staff/') &&
      /from 'src\/components\/[\w/]*\/staff\/|from '\.[\w./]*\/staff\//.test(
        text
      )
    )
      problems.push(`${place} imports a screen of staff, with its styles`)
    if (
      place.startsWith('web/src/') &&
      !buildsQueryStrings.includes(place) &&
      /\bnew URLSearchParams\(/.test(text)
    )
      problems.push(`${place} reads the URL past useUrlState`)
    if (
      /dangerouslySetInnerHTML/.test(text) &&
      !/\/(ui\/text\/RichText|standIns)\/[^/]*$/.test(place)
    )
      problems.push(`${place} renders HTML past ui/text/RichText`)
  })
}

// An error that nothing throws is a promise that nothing keeps.
const codes = []
let thrown = ''
const readCodes = (place, name) => {
  if (!/\.tsx?$/.test(name) || name.includes('.test.')) return
  const text = fs.readFileSync(path.join(root, place), 'utf8')
  if (!/[eE]rrors\.ts$/.test(name) || !place.startsWith('api/src/shared/'))
    thrown += text
  else
    for (const [, code] of text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm))
      codes.push(code)
}
walk('api/src', readCodes)
walk('web/src', readCodes)
walk('api/db/rules', (place) => {
  thrown += fs.readFileSync(path.join(root, place), 'utf8')
})
const used = new Set(thrown.match(/\b[A-Z][A-Z0-9_]+\b/g))
for (const code of codes)
  if (!used.has(code)) problems.push(`the error ${code} is thrown nowhere`)

for (const [caller, all] of Object.entries(callsOf))
  for (const domain of all)
    if (!called.has(`${caller} ${domain}`))
      problems.push(`${caller} no longer calls ${domain}: take it off the list`)

for (const folder of proseFolders)
  walk(folder, (place) => {
    if (!/\.(tsx?|mjs|js|prisma)$/.test(place)) return
    const text = fs.readFileSync(path.join(root, place), 'utf8')
    for (const { line, word } of oldProseIn(text, place))
      problems.push(`${place}:${line} says "${word}": see docs/style.md`)
    for (const { line, word } of lowTitlesIn(text, place))
      problems.push(
        `${place}:${line} is a title without a describe that begins with "${word}": name its subject`
      )
  })

const sources = ['api/src', 'web/src', 'e2e', 'bench', 'scripts']
for (const circle of importCircles(root, sources))
  problems.push(`these files import one another: ${circle.join(' → ')}`)

for (const [target, text, command] of [
  [enums.target, enums.enumsSdl(), 'yarn types'],
  [
    decisions.target,
    decisions.decisionIndex(),
    'node scripts/build/decisionIndex.mjs',
  ],
])
  if (fs.readFileSync(target, 'utf8') !== text)
    problems.push(`${path.relative(root, target)} is old: run ${command}`)

const terms = fs
  .readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .match(/(?<=^\| )\w.*?(?= *\|)/gm)
  .slice(1)
  .map((word) => word.toLowerCase())
terms.forEach((word, index) => {
  if (index > 0 && word < terms[index - 1])
    problems.push(
      `docs/glossary.md: "${word}" stands after "${terms[index - 1]}"`
    )
})

// A citation leads to a file of this repository.
const decisionFiles = fs.readdirSync(path.join(root, 'docs/decisions'))
const cited = (place) => {
  if (!/\.(md|tsx?|mjs|sql|prisma)$/.test(place) || place === 'docs/spec.md')
    return
  const text = fs.readFileSync(path.join(root, place), 'utf8')
  for (const [, number] of text.matchAll(/decisions[/ ](\d{4})\b/g))
    if (!decisionFiles.some((file) => file.startsWith(number)))
      problems.push(`${place} cites decision ${number}, which is not there`)
  if (/shared\/design/.test(text) && place !== 'scripts/checkStructure.mjs')
    problems.push(`${place} cites a page outside the repository`)
}
for (const folder of ['docs', 'api/src', 'api/db', 'web/src', 'e2e', 'scripts'])
  walk(folder, cited)

for (const warning of warnings) console.warn(`  ! ${warning}`)
for (const problem of problems) console.error(`  ✗ ${problem}`)
console.log(
  problems.length === 0
    ? 'Structure: every file is where its name says.'
    : `Structure: ${problems.length} problems.`
)
process.exit(problems.length === 0 ? 0 : 1)
