// The default permissions of each role. They seed the AccessLevel rows; at run time flags come from the rows, while
// ranks and capabilities of system roles come from here.
import {
  caps,
  functionFlags,
  pageFlags,
  roleIds,
  type Cap,
  type FunctionFlag,
  type PageFlag,
  type Rights,
  type RoleId,
} from 'src/shared/access/permissions'

/** Users may act only on users of a lower rank. */
export const ranks: Record<RoleId, number> = {
  'non-member': 0,
  member: 10,
  affiliate: 10,
  'assistant-coach': 20,
  coach: 25,
  'assistant-team-lead': 30,
  'team-lead': 35,
  'success-manager': 40,
  expert: 50,
  'head-coach': 55,
  'tribe-team-fa': 70,
  'tribe-team-ro': 80,
  admin: 100,
}

/** The highest rank of a level that a purchase or an enrolment may give. */
export const LEARNER_RANK = ranks.member

/** The columns of the page table. */
const columns = Object.keys(ranks) as RoleId[]

// R read, W read and write, - nothing, s read only rows of the user's own groups or stage (services check this). nm
// non-member, me member, af affiliate, ac and co coaches, at and tl team leads, sm success manager, ex expert, hc head
// coach, fa and ro tribe team, ad admin.
const pageTable: { cells: string; read: PageFlag[]; write?: PageFlag[] }[] = [
  //        nm me af ac co at tl sm ex hc fa ro ad
  { cells: 'R  R  R  R  R  R  R  R  R  R  R  R  R', read: ['profile'] },
  { cells: '-  -  -  s  s  s  s  R  R  R  R  R  R', read: ['user', 'users'] },
  {
    cells: '-  -  -  -  -  -  -  -  -  -  W  W  W',
    read: [],
    write: ['newUser', 'editUser'],
  },
  {
    cells: '-  -  -  -  -  -  -  -  -  -  R  R  R',
    read: ['enrollUser', 'uploadContents'],
  },
  {
    cells: '-  -  -  -  -  -  -  R  -  -  R  R  R',
    read: ['subscription', 'subscriptions'],
  },
  {
    cells: '-  -  -  -  -  -  R  R  R  R  R  R  R',
    read: ['reportSummary', 'communityReport'],
  },
  { cells: '-  -  -  -  -  -  -  -  -  -  R  R  R', read: ['paymentReport'] },
  {
    cells: '-  -  -  -  -  -  -  R  -  -  R  R  R',
    read: ['studentPaymentDetails', 'retention'],
  },
  { cells: '-  -  -  -  -  -  -  -  -  -  -  R  R', read: ['infoLogsReport'] },
  {
    cells: '-  -  -  s  s  s  s  R  W  W  R  W  W',
    read: [
      'groups',
      'group',
      'viewGroupMembers',
      'subGroup',
      'viewSubGroupMembers',
    ],
    write: ['newGroup', 'editGroup', 'newSubGroup', 'editSubGroup'],
  },
  {
    cells: '-  -  -  R  R  R  R  R  W  W  R  W  W',
    read: ['courses', 'course', 'lesson', 'lessonFile'],
    write: [
      'newCourse',
      'editCourse',
      'newLesson',
      'editLesson',
      'newLessonFile',
      'editLessonFile',
    ],
  },
  {
    cells: '-  -  -  R  R  R  R  R  W  W  R  W  W',
    read: ['events'],
    write: ['newEvent', 'editEvent'],
  },
  {
    cells: '-  -  -  R  R  R  R  R  W  W  R  W  W',
    read: ['resourceFiles'],
    write: ['newResourceFile', 'editResourceFile'],
  },
  {
    cells: '-  -  -  -  -  -  -  R  -  R  W  W  W',
    read: ['products', 'funnel'],
    write: ['newProduct', 'editProduct'],
  },
  {
    cells: '-  -  -  -  -  -  -  R  R  R  R  W  W',
    read: ['batches', 'batch'],
    write: ['newBatch', 'editBatch'],
  },
  {
    cells: '-  -  -  R  R  R  R  R  W  W  R  W  W',
    read: ['stages'],
    write: ['newStage', 'editStage'],
  },
  { cells: '-  -  -  -  -  -  -  R  R  R  R  W  W', read: ['forms', 'form'] },
  {
    cells: '-  -  -  -  -  -  -  s  -  R  R  W  W',
    read: ['successManagers', 'successManager'],
  },
  { cells: '-  -  -  -  -  -  -  -  -  -  R  W  W', read: ['affiliates'] },
  {
    cells: '-  -  -  -  -  -  -  -  -  -  -  R  W',
    read: ['accessLevels', 'accessLevel'],
    write: ['newAccessLevel', 'editAccessLevel'],
  },
  { cells: '-  -  -  -  -  -  -  -  -  -  -  R  R', read: ['defaultSettings'] },
  {
    cells: '-  -  -  R  R  R  R  R  R  R  R  W  W',
    read: ['featureChangeLog'],
  },
]

const tribeTeam: RoleId[] = ['tribe-team-fa', 'tribe-team-ro', 'admin']
const teachers: RoleId[] = ['expert', 'head-coach', 'tribe-team-ro', 'admin']
const operators: RoleId[] = ['tribe-team-ro', 'admin']
const admins: RoleId[] = ['admin']
const learners: RoleId[] = ['non-member', 'member', 'affiliate']
const staff = roleIds.filter((role) => !learners.includes(role))

const functionTable: Record<FunctionFlag, RoleId[]> = {
  user_create: tribeTeam,
  product_create: tribeTeam,
  'payment-term_create': tribeTeam,
  'user_enroll/unenroll': tribeTeam,
  group_create: teachers,
  course_create: teachers,
  lesson_create: teachers,
  event_create: teachers,
  'resource-file_create': teachers,
  stage_create: teachers,
  batch_create: operators,
  'access-level_create': admins,
}

/**
 * The roles that have each capability. The reviewers of a stage may review it without a capability, because a row in
 * the database names them.
 */
const capTable: Record<Cap, RoleId[]> = {
  approvePayment: tribeTeam,
  revokePayment: tribeTeam,
  editSchedule: tribeTeam,
  unsubscribe: tribeTeam,
  importUsers: tribeTeam,
  importCourses: operators,
  importGroups: operators,
  mergeUsers: operators,
  archiveUsers: operators,
  impersonate: operators,
  redirectRules: operators,
  useCache: operators,
  gsheet: operators,
  readInfoLogs: operators,
  reviewMoveUp: operators,
  reverseXp: operators,
  editForms: operators,
  editSuccessManagers: operators,
  editAffiliates: operators,
  editChangelog: operators,
  sendAnnouncements: operators,
  editAccessLevels: admins,
  editPaymentAccounts: admins,
  backup: admins,
  readOutbox: admins,
  readBugReports: operators,
  uploadLargeFiles: operators,
  accessTokens: staff,
  webhooks: admins,
  operations: admins,
}

export const defaultPageAccess = (role: RoleId): Rights['pageAccess'] => {
  const column = columns.indexOf(role)
  const granted = pageTable.flatMap(({ cells, read, write = [] }) => {
    const cell = cells.split(/ +/)[column]
    if (cell === 'W') return [...read, ...write]
    return cell === '-' ? [] : read
  })
  return flagsWhere(pageFlags, (flag) => granted.includes(flag))
}

export const defaultFunctionAccess = (role: RoleId) =>
  flagsWhere(functionFlags, (flag) => functionTable[flag].includes(role))

export const capsOf = (roles: RoleId[]): Cap[] =>
  caps.filter((cap) => roles.some((role) => capTable[cap].includes(role)))

/** The roles that have a capability. */
export const holdersOf = (cap: Cap): readonly RoleId[] => capTable[cap]

export const isRoleId = (name: string): name is RoleId =>
  roleIds.some((role) => role === name)

/** All flags, each with whether `isGranted` grants it. */
export const flagsWhere = <Flag extends string>(
  flags: readonly Flag[],
  isGranted: (flag: Flag) => boolean
) =>
  Object.fromEntries(flags.map((flag) => [flag, isGranted(flag)])) as Record<
    Flag,
    boolean
  >
