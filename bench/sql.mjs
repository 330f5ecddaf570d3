// Reads our statements from the sources, so that the floor always runs the same SQL.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const src = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../api/src'
)

const read = (file) => fs.readFileSync(path.join(src, file), 'utf8')

/** The file that exports a name, imported by a relative path or by its path in `src`. */
const importedFrom = (file, name) => {
  const [, from] =
    new RegExp(
      `import \\{[^}]*\\b${name}\\b[^}]*\\} from '((?:\\.|src/)[^']*)'`
    ).exec(read(file)) ?? []
  if (!from) return undefined
  return from.startsWith('src/')
    ? `${from.slice('src/'.length)}.ts`
    : `${path.join(path.dirname(file), from)}.ts`
}

/** A template text of the sources with its placeholders filled in. */
const filled = (file, text) =>
  text.replace(/\$\{(\w+)\}/g, (_, name) =>
    constant(importedFrom(file, name) ?? file, name)
  )

const constant = (file, name) => {
  const [, template, text = template] =
    new RegExp(`const ${name}(?:: \\w+)? = (?:\`([^\`]*)\`|'([^']*)')`).exec(
      read(file)
    ) ?? []
  if (!text) throw new Error(`${name} is not in ${file} any more`)
  return filled(file, text)
}

const loader = 'services/learning/myCourses/loadCourses.ts'

const lastLesson = () => {
  const [, text] =
    /name: 'myLastLesson',\s+text: `([^`]*)`/.exec(read(loader)) ?? []
  if (!text) throw new Error(`myLastLesson is not in ${loader} any more`)
  return filled(loader, text)
}

/** @throws if a statement has moved; `node scripts/checkStructure.mjs` checks this too */
export const readSql = () => ({
  session: constant('lib/sessions.ts', 'SESSION_SQL'),
  dues: constant('services/billing/dues/dues.ts', 'DUES_SQL'),
  progress: constant(
    'services/community/stages/loadProgress.ts',
    'PROGRESS_SQL'
  ),
  finishTask: constant('services/community/tasks/finishTask.ts', 'FINISH_SQL'),
  courses: `${constant(loader, 'COURSES_SQL')} ORDER BY c.position, c.id LIMIT 4`,
  last: lastLesson(),
})
