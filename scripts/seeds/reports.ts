// The saved reports that every school has, and in the demo one that its head coach shares.
import { db } from 'api/src/lib/db'
import type { ReportParams } from 'api/src/shared/reports/engine/savedReport'

import { countAdded } from './count'

type Seed = {
  name: string
  nameFil: string
  category: 'SUMMARY' | 'COMMUNITY'
  params: Partial<ReportParams>
  columns: string[]
}

const ofSchool: Seed[] = [
  {
    name: 'This month at a glance',
    nameFil: 'Ang buwang ito sa isang tingin',
    category: 'SUMMARY',
    params: { period: 'MONTHLY' },
    columns: [],
  },
  {
    name: 'Money of the last quarter',
    nameFil: 'Pera ng nakaraang quarter',
    category: 'SUMMARY',
    params: { period: 'QUARTERLY', isPrevious: true, by: 'product' },
    columns: ['purchases', 'sales', 'revenue', 'refunds', 'collected'],
  },
  {
    name: 'Who came and who left this year',
    nameFil: 'Sino ang dumating at umalis ngayong taon',
    category: 'SUMMARY',
    params: { period: 'ANNUAL', by: 'batch' },
    columns: ['active', 'joined', 'renewed', 'left', 'churn'],
  },
  {
    name: 'Tasks and move-ups this month',
    nameFil: 'Mga task at pag-akyat ngayong buwan',
    category: 'COMMUNITY',
    params: { period: 'MONTHLY', content: 'tasks', by: 'stage' },
    columns: [],
  },
  {
    name: 'Lessons by batch this month',
    nameFil: 'Mga lesson bawat batch ngayong buwan',
    category: 'COMMUNITY',
    params: { period: 'MONTHLY', content: 'courses', by: 'batch' },
    columns: [],
  },
]

const shared = {
  name: 'Attendance of the last month',
  owner: 'head-coach@example.com',
  category: 'COMMUNITY',
  params: { period: 'MONTHLY', isPrevious: true, content: 'activities' },
  columns: ['attendance', 'checkIns', 'posts'],
  sharedWith: ['team-lead', 'expert'],
} as const

const seedShared = async () => {
  const { owner, columns, sharedWith, ...data } = shared
  const user = await db.user.findUnique({ where: { email: owner } })
  if (!user) return
  await db.report.upsert({
    where: { ownerId_name: { ownerId: user.id, name: data.name } },
    update: {},
    create: {
      ...data,
      columns: [...columns],
      sharedWith: [...sharedWith],
      ownerId: user.id,
    },
  })
}

/** Adds the missing reports of every school, by name. */
export const reports = async (isDemo: boolean) => {
  const before = await db.report.count()
  for (const { name, nameFil, ...report } of ofSchool) {
    const known = await db.report.count({ where: { isSystem: true, name } })
    if (known > 0) continue
    await db.report.create({
      data: {
        ...report,
        name,
        translations: { fil: { name: nameFil } },
        isSystem: true,
      },
    })
  }
  if (isDemo) await seedShared()
  const total = await db.report.count()
  return countAdded(total, total - before, 'report')
}
