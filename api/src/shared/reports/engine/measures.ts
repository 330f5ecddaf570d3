// The numbers of the reports, each defined once: the screens, the files and the tests read these definitions. The
// words that explain them are in measureWords.ts.
import type { PageFlag } from '../../access/permissions'

/** The sums that app.activity_day keeps (docs/decisions/0069); money in centavos. */
export type DayMeasure =
  | 'signup'
  | 'joined'
  | 'active'
  | 'inactive'
  | 'notEnrolled'
  | 'endOpen'
  | 'endLeft'
  | 'endRenewed'
  | 'purchase'
  | 'sales'
  | 'revenue'
  | 'refund'
  | 'lesson'
  | 'certificate'
  | 'task'
  | 'moveUp'
  | 'attendance'
  | 'checkIn'
  | 'post'

/** The limits of a report. `manager` is a success manager, `group` is read from its people. */
export const reportParts = [
  'stage',
  'batch',
  'group',
  'manager',
  'product',
  'funnel',
] as const

export type ReportPart = (typeof reportParts)[number]

/** Parts by which people are told apart, in contrast to what they buy. */
const peopleParts = ['stage', 'batch', 'group', 'manager'] as const
const allParts = reportParts

/** The screens that show what a number counts, and no others, in more detail than the report's own list. */
export type Drill = 'members' | 'retention' | 'paymentReport'

export type Measure = {
  area: 'members' | 'sales' | 'learning' | 'community'
  /** Counts, centavos, or basis points of a share. */
  kind: 'count' | 'money' | 'share'
  /** Whether it is counted in the days of a period, or counted today. */
  grain: 'day' | 'today'
  /** The day measures that are added and subtracted; for a share, the counted part. */
  source: Partial<Record<DayMeasure, 1 | -1>>
  /** The measures that a share is a part of. */
  whole?: Partial<Record<DayMeasure, 1 | -1>>
  /** A page flag that is needed besides the flag of the report. */
  page?: PageFlag
  /** The limits that it takes. */
  parts: readonly ReportPart[]
  drill?: Drill
}

const today = (source: DayMeasure, drill?: Drill): Measure => ({
  area: 'members',
  kind: 'count',
  grain: 'today',
  source: { [source]: 1 },
  parts: peopleParts,
  ...(drill && { drill }),
})

const counted = (
  area: Measure['area'],
  source: DayMeasure,
  drill?: Drill
): Measure => ({
  area,
  kind: 'count',
  grain: 'day',
  source: { [source]: 1 },
  parts: peopleParts,
  ...(drill && { drill }),
})

const money = (
  source: Measure['source'],
  parts: Measure['parts'] = peopleParts
): Measure => ({
  area: 'sales',
  kind: 'money',
  grain: 'day',
  source,
  page: 'paymentReport',
  parts,
  drill: 'paymentReport',
})

const left = { endLeft: 1, endOpen: 1 } as const

export const measures = {
  active: today('active', 'members'),
  inactive: today('inactive', 'members'),
  notEnrolled: today('notEnrolled'),
  signups: counted('members', 'signup'),
  joined: counted('members', 'joined'),
  renewed: {
    ...counted('members', 'endRenewed', 'retention'),
    parts: allParts,
  },
  left: {
    ...counted('members', 'endLeft', 'retention'),
    source: left,
    parts: allParts,
  },
  churn: {
    ...counted('members', 'endLeft', 'retention'),
    kind: 'share',
    source: left,
    whole: { ...left, endRenewed: 1 },
    parts: allParts,
  },
  purchases: {
    ...counted('sales', 'purchase'),
    page: 'paymentReport',
    parts: allParts,
  },
  // No screen lists what was sold on these days.
  sales: { ...money({ sales: 1 }, allParts), drill: undefined },
  revenue: money({ revenue: 1 }),
  refunds: money({ refund: 1 }),
  collected: money({ revenue: 1, refund: -1 }),
  lessons: counted('learning', 'lesson'),
  certificates: counted('learning', 'certificate'),
  tasks: counted('community', 'task'),
  moveUps: counted('community', 'moveUp'),
  attendance: counted('community', 'attendance'),
  checkIns: counted('community', 'checkIn'),
  posts: counted('community', 'post'),
} as const satisfies Record<string, Measure>

export type MeasureKey = keyof typeof measures

export const measureKeys = Object.keys(measures) as MeasureKey[]

export const measureOf = (key: MeasureKey): Measure => measures[key]

/** Content that the community report counts (spec section 3: Courses, Activities, Tasks). */
export const contentKinds = ['courses', 'activities', 'tasks'] as const

export type ContentKind = (typeof contentKinds)[number]

const ofContent: Record<ContentKind, MeasureKey[]> = {
  courses: ['lessons', 'certificates'],
  activities: ['attendance', 'checkIns', 'posts'],
  tasks: ['tasks', 'moveUps'],
}

export const reportKinds = ['summary', 'community'] as const

export type ReportKind = (typeof reportKinds)[number]

/** The measures of a report, in the order in which it shows them. */
export const measuresOf = (
  report: ReportKind,
  content: ContentKind = 'courses'
): MeasureKey[] =>
  report === 'summary'
    ? measureKeys
    : [
        'active',
        'inactive',
        'notEnrolled',
        ...(content === 'tasks' ? [] : (['moveUps'] as const)),
        ...(content === 'activities' ? [] : (['attendance'] as const)),
        ...ofContent[content],
      ]

/** The measure that the chart of a report shows first. */
export const firstMeasureOf = (
  report: ReportKind,
  content: ContentKind = 'courses'
): MeasureKey => (report === 'summary' ? 'joined' : ofContent[content][0])
