// The measured operations: the user, our document, and the answers of the floor and of stock Redwood.

const HOME = `query($id: Int!) { redwood { currentUser } userStageProgress(id: $id) { points percentage remainingTasksCount stage { name } nextStage { name } remainingTasks { id title points } }
  getDuesAndExpiration { expired { id expiry } expiringSoon { id expiry } overduePayments { id scheduleDate } upcomingPaymentDue { id scheduleDate } }
  continueLearning { courseId courseTitle lessonId lessonName percent } }`
const COURSES =
  '{ myCourses { id title percent lessonCount completedCount nextLessonId units { id name lessons { id name isCompleted } } } }'
const USERS =
  'query($page: Int, $q: String) { usersPage(page: $page, q: $q) { rows { id email firstName lastName } total } }'
const FINISH = 'mutation($taskId: Int!) { finishTask(taskId: $taskId) { id } }'

/** One of sixty family names. */
export const SEARCHED = 'santos'

/**
 * `floor` is the floor's route. If `as` names several people, each of them sends one request per round, and `before`
 * resets the data between rounds.
 */
export const operations = {
  memberHome: {
    as: 'member',
    query: HOME,
    variables: ({ id }) => ({ id }),
    stock: '{ memberHome }',
  },
  myCourses: {
    as: 'member',
    query: COURSES,
    stock: '{ myCourses }',
    isOnlyFull: true,
  },
  usersPage: { as: 'admin', query: USERS, stock: '{ usersPage }' },
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
  finishTask: {
    as: 'everybody',
    query: FINISH,
    variables: ({ taskId }) => ({ taskId }),
    before: `UPDATE "UserTask" SET status = 'OPEN' WHERE status = 'COMPLETED'`,
  },
}
