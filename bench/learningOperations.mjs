// The requests of learners and their staff: the pages' own documents, reduced to the fields that read the database. The
// bounds are those of goal A6; requests that grow with what the user can open, and not with the size, have none.
const CARD =
  'id title shortDescription coverUrl percent lessonCount completedCount newLessonCount isCompleted waitsForStage nextLessonId'
const OUTLINE =
  'id title percent lessonCount completedCount nextLessonId certificateCode units { id name lessons { id name type isCompleted isLocked lock { reason opensOn } } }'
const STAGE =
  'points percentage remainingTasksCount stage { name } nextStage { name } remainingTasks { id title points }'
const DATE = 'id startsAt endsAt isOn answer hasAttended'

const PAGE = 1.3
const REPORT = 2
const SEARCH = 3

const learner = (bound, query, variables) => ({
  as: 'learner',
  bound,
  query,
  variables,
})
const staff = (as, bound, query, variables) => ({ as, bound, query, variables })

const search = (query, as = 'learner') => ({
  as,
  bound: SEARCH,
  query: `{ globalSearch(query: "${query}") { type id subId title } }`,
})

const DAY_MS = 86_400_000
const day = (days) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const MY_COURSES = `{ myCourses { ${CARD} } }`
const MY_EVENTS = `query($filter: MyEventsFilter) { myEvents(filter: $filter) { rows { id title kind next { ${DATE} } last { ${DATE} } } total } }`

export const operations = {
  home: learner(
    PAGE,
    `query($id: Int!) { continueLearning { courseId courseTitle lessonId lessonName percent } myOwedBills { count next { scheduleDate owedCentavos } } userStageProgress(id: $id) { ${STAGE} } myCourses(limit: 4) { ${CARD} } myNextEvent { id title date { id startsAt endsAt isOn answer } } }`,
    ({ id }) => ({ id })
  ),
  'my products': learner(
    PAGE,
    'query($id: Int!) { userSubscription(id: $id) { id subscriptions { id } } }',
    ({ id }) => ({ id })
  ),
  'my courses': learner(PAGE, MY_COURSES),
  'my courses, watching': learner(
    PAGE,
    `{ myCourses(filter: WATCHING) { ${CARD} } }`
  ),
  'my courses, completed': learner(
    PAGE,
    `{ myCourses(filter: COMPLETED) { ${CARD} } }`
  ),
  'my courses, the whole catalogue': { as: 'whole', query: MY_COURSES },
  'a course': learner(
    PAGE,
    `query($courseId: Int!) { myCourse(id: $courseId) { ${OUTLINE} description introText } }`,
    ({ courseId }) => ({ courseId })
  ),
  'a course of 500 lessons': learner(
    PAGE,
    `query($longId: Int!) { myCourse(id: $longId) { ${OUTLINE} description introText } }`,
    ({ longId }) => ({ longId })
  ),
  'a lesson': learner(
    PAGE,
    `query($courseId: Int!, $lessonId: Int!) { myLesson(courseId: $courseId, lessonId: $lessonId) { id name description videoUrl files { id title url } lastPositionSec previousLessonId nextLessonId } myCourse(id: $courseId) { ${OUTLINE} } myLessonNotes(lessonId: $lessonId) { id positionSec text } }`,
    ({ courseId, lessonId }) => ({ courseId, lessonId })
  ),
  'saving a position': learner(
    PAGE,
    'mutation($lessonId: Int!) { saveLessonPosition(lessonId: $lessonId, positionSec: 120) }',
    ({ lessonId }) => ({ lessonId })
  ),
  'finishing a lesson': learner(
    PAGE,
    `mutation($lessonId: Int!) { completeLesson(lessonId: $lessonId) { ${OUTLINE} } }`,
    ({ lessonId }) => ({ lessonId })
  ),
  'finishing a task': learner(
    PAGE,
    'mutation($taskId: Int!) { finishTask(taskId: $taskId) { id } }',
    ({ taskId }) => ({ taskId })
  ),
  'search, a rare word': search('course 3'),
  'search, a common word': search('part'),
  'search, a typo': search('propsals'),
  'search, nothing': search('xylophone'),
  'search, a common word, the whole catalogue': {
    as: 'whole',
    query: '{ globalSearch(query: "part") { type id subId title } }',
  },
  'search, a typo, the whole catalogue': {
    as: 'whole',
    query: '{ globalSearch(query: "propsals") { type id subId title } }',
  },
  'search by staff, a common word': search('part', 'admin'),
  'search by staff, a typo': search('propsals', 'admin'),
  'my events': learner(PAGE, MY_EVENTS),
  'my events, past': learner(PAGE, MY_EVENTS, () => ({ filter: 'PAST' })),
  'my events, the whole calendar': { as: 'whole', query: MY_EVENTS },
  'my month': learner(
    PAGE,
    'query($from: String!, $to: String!) { myEventCalendar(from: $from, to: $to) { id eventId title startsAt answer } }',
    () => ({ from: day(0), to: day(31) })
  ),
  'an event, a tenth of the school comes': learner(
    PAGE,
    `query($eventId: Int!) { myEvent(id: $eventId) { id title description dates { ${DATE} } chosen { id startsAt goingCount waitingCount } } }`,
    ({ eventId }) => ({ eventId })
  ),
  'answering it': learner(
    PAGE,
    'mutation($occurrenceId: Int!) { answerEvent(occurrenceId: $occurrenceId, answer: MAYBE) { id } }',
    ({ occurrenceId }) => ({ occurrenceId })
  ),
  'my stage': learner(
    PAGE,
    '{ myStage { percentage tasks { id title status completedAt } isReady missing pointSources { source points } streak { days } history { id } } }'
  ),
  'leaderboard of a stage': learner(
    PAGE,
    '{ stageLeaderboard { myRank rows { rank name points } } }'
  ),
  'leaderboard of a batch': learner(
    PAGE,
    '{ stageLeaderboard(isOfBatch: true) { myRank rows { rank name points } } }'
  ),
  'checking a certificate': learner(
    PAGE,
    'query($code: String!) { certificateCheck(code: $code) { state name courseTitle } }',
    ({ code }) => ({ code })
  ),
  'courses of staff': staff(
    'admin',
    PAGE,
    '{ coursesPage { rows { id title lessonCount started finished } total } }'
  ),
  'outline of 500 lessons': staff(
    'admin',
    PAGE,
    'query($longId: Int!) { course(id: $longId) { id title units { id name overrideCount lessons { id name status opensBy overrideCount } } } }',
    ({ longId }) => ({ longId })
  ),
  "a course's results": staff(
    'admin',
    REPORT,
    'query($popularId: Int!) { courseResults(id: $popularId) { started finished lessons { id name opened completed } } }',
    ({ popularId }) => ({ popularId })
  ),
  'stuck learners': staff(
    'admin',
    REPORT,
    'query($popularId: Int!) { stuckLearnersPage(courseId: $popularId) { rows { id name lastOpenedAt lessonName } total } }',
    ({ popularId }) => ({ popularId })
  ),
  'events of staff': staff(
    'admin',
    PAGE,
    '{ eventsPage { rows { id title nextStartsAt hosts { id } } total } }'
  ),
  'who comes, a tenth of the school': staff(
    'admin',
    REPORT,
    'query($occurrenceId: Int!) { eventPeoplePage(occurrenceId: $occurrenceId) { rows { id name answer } total } }',
    ({ occurrenceId }) => ({ occurrenceId })
  ),
  'home of a coach': staff('coach', REPORT, '{ coachHome { stuckCount } }'),
  "a stage's leader": staff(
    'coach',
    REPORT,
    '{ managedStage { memberCount stuckCount waitingCount } managedStageMembersPage { rows { id name doneCount isStuck } total } }'
  ),
  "a stage's leader, stuck": staff(
    'coach',
    REPORT,
    '{ managedStageMembersPage(filter: STUCK) { rows { id name doneCount isStuck } total } }'
  ),
  'moves up to review': staff(
    'coach',
    PAGE,
    'query($stageId: Int!) { moveUpRequestsPage(stageId: $stageId) { rows { id memberName slaDueAt } total } }',
    ({ stageId }) => ({ stageId })
  ),
}
