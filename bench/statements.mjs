// Our statements from the built product, so that the floor always runs the same SQL.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const built = (place) => require(`../api/dist/${place}`)

const { SESSION } = built('lib/sessions/sessions')
const { DUES } = built('services/billing/dues/dues')
const { PROGRESS } = built('services/community/stages/loadProgress')
const { FINISH_TASK } = built('services/community/tasks/finishTask')
const { MY_COURSES, LAST_LESSON } = built(
  'services/learning/courses/myCourses/loadCourses'
)

export const statements = {
  session: SESSION.text,
  dues: DUES.text,
  progress: PROGRESS.text,
  finishTask: FINISH_TASK.text,
  courses: MY_COURSES.SCHOOL.text,
  last: LAST_LESSON.text,
}

/** The number of courses on a learner's first page. */
export const COURSES_SHOWN = 4
