// The measured operations: the user, our document, and the answers of the floor and of stock Redwood.
import { randomUUID } from 'node:crypto'

import { DESK, HOME_PAGE, LESSON, OFFER } from './pageDocuments.mjs'

const HOME = `query($id: Int!) { redwood { currentUser } userStageProgress(id: $id) { points percentage remainingTasksCount stage { name } nextStage { name } remainingTasks { id title points } }
  getDuesAndExpiration { expired { id expiry } expiringSoon { id expiry } overduePayments { id scheduleDate } upcomingPaymentDue { id scheduleDate } }
  continueLearning { courseId courseTitle lessonId lessonName percent } }`
const COURSES =
  '{ myCourses(limit: 4) { id title percent lessonCount completedCount nextLessonId } }'
const USERS =
  'query($page: Int, $q: String) { usersPage(page: $page, q: $q) { rows { id email firstName lastName } total } }'
const FINISH = 'mutation($taskId: Int!) { finishTask(taskId: $taskId) { id } }'
const ORDER =
  'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id status totalCentavos } }'

/** One of sixty family names. */
export const SEARCHED = 'santos'

/**
 * `floor` is the floor's route; operations without one are measured on our server only. If `as` names several people,
 * each of them sends one request per round, and `before` resets the data between rounds. A `path` is requested instead
 * of GraphQL.
 */
export const operations = {
  memberHome: {
    as: 'member',
    query: HOME,
    variables: ({ id }) => ({ id }),
    floor: 'memberHome',
    stock: '{ memberHome }',
  },
  homePage: {
    as: 'member',
    query: HOME_PAGE,
    variables: ({ id }) => ({ userId: id, isMember: true }),
  },
  myCourses: {
    as: 'member',
    query: COURSES,
    floor: 'myCourses',
    stock: '{ myCourses }',
  },
  usersPage: {
    as: 'admin',
    query: USERS,
    floor: 'usersPage',
    stock: '{ usersPage }',
  },
  lesson: {
    as: 'learner',
    query: LESSON,
    variables: ({ courseId, lessonId }) => ({ courseId, lessonId }),
    floor: 'lesson',
  },
  finishTask: {
    as: 'everybody',
    query: FINISH,
    variables: ({ taskId }) => ({ taskId }),
    floor: 'finishTask',
    before: `UPDATE "UserTask" SET status = 'OPEN' WHERE status = 'COMPLETED'`,
  },
  usersNext: {
    as: 'admin',
    query: USERS,
    variables: () => ({ page: 2 }),
    floor: 'usersPage',
    isOnlyFull: true,
  },
  usersSearch: {
    as: 'admin',
    query: USERS,
    variables: () => ({ q: SEARCHED }),
    floor: 'usersPage',
    isOnlyFull: true,
  },
  desk: { as: 'admin', query: DESK },
  order: {
    as: 'buyers',
    query: ORDER,
    variables: ({ order }) => ({ input: { ...order, key: randomUUID() } }),
    before: `UPDATE "Subscription" SET status = 'SUPERSEDED' WHERE source <> 'IMPORT'`,
    isOnlyFull: true,
  },
  funnelHtml: { as: 'nobody', path: '/freelance-kickstart' },
  funnelData: {
    as: 'nobody',
    query: OFFER,
    variables: () => ({ slug: 'freelance-kickstart' }),
  },
}
