// Our statements and rules from the built product, so that the floor always runs the same SQL and gives the same answer.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const built = (place) => require(`../api/dist/${place}`)

const { SESSION } = built('lib/sessions/sessions')
const { DUES } = built('services/billing/dues/dues')
const { PROGRESS } = built('services/community/stages/loadProgress')
const { FINISH_TASK } = built('services/community/tasks/finishTask')
const myCourses = 'services/learning/courses/myCourses'
const { MY_COURSES, LAST_LESSON } = built(`${myCourses}/loadCourses`)
const { MY_COURSE } = built(`${myCourses}/loadCourse`)
const { LESSON_CONTENT } = built(`${myCourses}/lessonContent`)
const { LESSON_OPENED } = built(`${myCourses}/myLesson`)

export const statements = {
  session: SESSION.text,
  dues: DUES.text,
  progress: PROGRESS.text,
  finishTask: FINISH_TASK.text,
  courses: MY_COURSES.SCHOOL.text,
  last: LAST_LESSON.text,
  course: MY_COURSE.text,
  lesson: LESSON_CONTENT.text,
  opened: LESSON_OPENED.text,
}

export const { usersQuery } = built('services/accounts/users/usersQuery')

export const rules = {
  getCurrentUser: built('lib/auth').getCurrentUser,
  stageProgress: built('shared/community/stageProgress').stageProgress,
  duesOf: built('shared/billing/renewalNotice').duesOf,
  totalWithin: built('lib/database/paging').totalWithin,
  ...built(`${myCourses}/asMyCourse`),
  asLessonContent: built(`${myCourses}/lessonContent`).asLessonContent,
  openLesson: built(`${myCourses}/courseToLearnIn`).openLesson,
}

/** The number of courses on a learner's first page. */
export const COURSES_SHOWN = 4
