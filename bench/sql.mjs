// Our own statements, read from the sources, so that the floor always runs the same SQL.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const src = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../api/src'
)

const constant = (file, name) => {
  const text = fs.readFileSync(path.join(src, file), 'utf8')
  const [, sql] = new RegExp(`const ${name} = \`([^\`]*)\``).exec(text) ?? []
  if (!sql) throw new Error(`${name} is not in ${file} any more`)
  return sql
}

const loader = 'services/learning/myCourses/loadCourses.ts'

const lastCourse = (courses) => {
  const text = fs.readFileSync(path.join(src, loader), 'utf8')
  const [, sql] = /name: 'myLastCourse',\s+text: `([^`]*)`/.exec(text) ?? []
  if (!sql) throw new Error(`myLastCourse is not in ${loader} any more`)
  return sql.replace('${COURSES_SQL}', courses)
}

export const readSql = () => {
  const courses = constant(loader, 'COURSES_SQL').replace(
    '${OPEN_COURSE}',
    constant(loader, 'OPEN_COURSE')
  )
  return {
    session: constant('lib/sessions.ts', 'SESSION_SQL'),
    dues: constant('services/billing/dues/dues.ts', 'DUES_SQL'),
    progress: constant(
      'services/community/stages/userStageProgress.ts',
      'PROGRESS_SQL'
    ),
    finishTask: constant(
      'services/community/tasks/finishTask.ts',
      'FINISH_SQL'
    ),
    courses: `${courses} ORDER BY c.position, c.id`,
    last: lastCourse(courses),
  }
}
