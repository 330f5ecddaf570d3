// Who may call what, asked of the real handler with real sessions (security S-30). An operation that this table does
// not name fails the test: whoever adds one decides here who may.
import type { APIGatewayProxyEvent, Context } from 'aws-lambda'

import { db } from 'src/lib/db'
import { startSession } from 'src/lib/sessions'
import { roleIds, type RoleId } from 'src/shared/permissions'
import { operations } from 'src/testing/operations'
import { buildUser } from 'src/testing/people'

import { handler } from './graphql'

const admins: RoleId[] = ['admin']
const operators: RoleId[] = [...admins, 'tribe-team-ro']
const tribeTeam: RoleId[] = [...operators, 'tribe-team-fa']
const teachers: RoleId[] = [...operators, 'head-coach', 'expert']
const sellers: RoleId[] = [...tribeTeam, 'head-coach', 'success-manager']
const learners: RoleId[] = ['non-member', 'member', 'affiliate']
const staff = roleIds.filter((role) => !learners.includes(role))

/** 'open' is for everybody, 'signedIn' for whoever is somebody; of own records the services find no others. */
const allowed: Record<string, 'open' | 'signedIn' | RoleId[]> = {
  offer: 'open',
  offerBySlug: 'open',
  quote: 'open',
  defaultSettingByName: 'open',
  changelog: 'open',

  ...sameFor('signedIn', [
    'user',
    'mySetup',
    'globalSearch',
    'unreadChangelog',
    'markChangelogSeen',
    'saveLanguage',
    'userStageProgress',
    'userSubscription',
    'stages',
    'finishTask',
    'getDuesAndExpiration',
    'myInvoices',
    'submitPaymentProof',
    'placeOrder',
    'myCourses',
    'myCourse',
    'myLesson',
    'continueLearning',
    'saveLessonPosition',
    'completeLesson',
  ]),
  ...sameFor(staff, [
    'usersPage',
    'stagesPage',
    'stage',
    'task',
    'courses',
    'coursesPage',
    'course',
    'lesson',
    'changelogEntriesPage',
    'changelogEntry',
  ]),
  ...sameFor(teachers, [
    'createStage',
    'updateStage',
    'deleteStage',
    'createTask',
    'updateTask',
    'deleteTask',
    'orderTasks',
    'createCourse',
    'updateCourse',
    'deleteCourse',
    'createUnit',
    'updateUnit',
    'deleteUnit',
    'orderUnits',
    'createLesson',
    'updateLesson',
    'deleteLesson',
    'orderLessons',
  ]),
  ...sameFor(sellers, [
    'products',
    'productsPage',
    'product',
    'funnelsPage',
    'funnel',
    'paymentTerms',
    'paymentTermsByFunnelId',
  ]),
  ...sameFor(tribeTeam, [
    'createProduct',
    'updateProduct',
    'deleteProduct',
    'createFunnel',
    'updateFunnel',
    'deleteFunnel',
    'paymentTermsPage',
    'paymentTerm',
    'createPaymentTerm',
    'updatePaymentTerm',
    'deletePaymentTerm',
    'proofsToReview',
    'rejectPaymentProof',
    'addPaymentSchedule',
    'updatePaymentSchedule',
    'approvePaymentScheduleTransaction',
    'disapprovePaymentScheduleTransaction',
  ]),
  ...sameFor(operators, [
    'infoLogsPage',
    'infoLogEntities',
    'createChangelogEntry',
    'updateChangelogEntry',
    'deleteChangelogEntry',
  ]),
  ...sameFor(admins, ['outboxEmailsPage', 'outboxEmail']),
  accessLevels: staff,
}

function sameFor(who: 'signedIn' | RoleId[], operations: string[]) {
  return Object.fromEntries(operations.map((operation) => [operation, who]))
}

/** The code of the guard's refusal; whatever the service itself says counts as let in. */
const askedBy = async (document: string, cookie?: string) => {
  const { body } = await handler(
    {
      httpMethod: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', cookie },
      requestContext: { identity: { sourceIp: '203.0.113.1' } },
      body: JSON.stringify({ query: document }),
    } as unknown as APIGatewayProxyEvent,
    {} as Context
  )
  const { errors = [] } = JSON.parse(body ?? '{}') as {
    errors?: { message: string; extensions?: { code?: string } }[]
  }
  const code = errors[0]?.extensions?.code
  if (code === 'GRAPHQL_VALIDATION_FAILED') throw new Error(errors[0].message)
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'let in'
}

const signedIn = async (role: RoleId) => {
  const user = await buildUser(role)
  return `session=${await startSession(db, { ...user, isStaff: true }, {})}`
}

test('every operation has its line in the table, and no other', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(
    Object.keys(allowed).sort()
  )
})

scenario('a visitor is asked to sign in', async () => {
  const refused: string[] = []
  for (const { name, document } of operations)
    if ((await askedBy(document)) === 'UNAUTHENTICATED') refused.push(name)
  expect(refused.sort()).toEqual(
    Object.keys(allowed)
      .filter((name) => allowed[name] !== 'open')
      .sort()
  )
})

for (const role of roleIds) {
  scenario(
    `${role} is let in to what is theirs, and refused the rest`,
    async () => {
      const cookie = await signedIn(role)
      const letIn: string[] = []
      for (const { name, document } of operations)
        if ((await askedBy(document, cookie)) === 'let in') letIn.push(name)
      const theirs = Object.keys(allowed).filter((name) => {
        const who = allowed[name]
        return typeof who === 'string' || who.includes(role)
      })
      expect(letIn.sort()).toEqual(theirs.sort())
    }
  )
}
