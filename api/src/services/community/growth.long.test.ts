// The lists of groups and of responses to a form must not read more when the school grows (docs/performance.md).
import { db } from 'src/lib/db'
import { formResponsesPage } from 'src/services/marketing/forms/formResponsesPage'
import { buildForm } from 'src/testing/forms'
import { buildUser, draw, signIn } from 'src/testing/people'
import { grownWorks } from 'src/testing/readRows'

import { accountabilityGroupsPage } from './accountability/accountabilityGroups'
import { leadSelectionsPage } from './accountability/leadSelection/leadSelections'
import { groupsPage } from './groups/groups'

// At the smaller size each list already has more rows than it counts.
const SMALL = 6000
const LARGE = 24_000
const MOST = 1.5

/** People with a group and an accountability group for every second one, and a response of each to a form. */
const addPeople = async (count: number, formId: number) => {
  const mark = `grown${draw()}`
  const { publishedId } = await db.form.findUniqueOrThrow({
    where: { id: formId },
  })
  await db.$executeRaw`
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "updatedAt")
    SELECT ${mark} || '-' || n, ${mark} || '-' || n, ${mark} || '-' || n, 'Ana', 'Cruz', '', '', now() FROM generate_series(1, ${count * 2}::int) n`
  await db.$executeRaw`
    INSERT INTO "Group" (name, "updatedAt") SELECT ${mark} || '-' || n, now() FROM generate_series(1, ${count}::int) n`
  await db.$executeRaw`
    INSERT INTO "AccountabilityGroup" (name, cadence, "startsOn", "updatedAt") SELECT ${mark} || '-' || n, 'DAILY', current_date, now() FROM generate_series(1, ${count}::int) n`
  await db.$executeRaw`
    INSERT INTO "GroupMembership" ("userId", "groupId", role)
    SELECT u.id, g.ids[1 + u.id % cardinality(g.ids)], 'MEMBER' FROM "User" u, (SELECT array_agg(id) AS ids FROM "Group" WHERE name LIKE ${`${mark}%`}) g
    WHERE u.slug LIKE ${`${mark}%`}`
  await db.$executeRaw`
    INSERT INTO "AccountabilityMember" ("userId", "groupId", "startsOn")
    SELECT u.id, g.ids[1 + u.id % cardinality(g.ids)], current_date FROM "User" u, (SELECT array_agg(id) AS ids FROM "AccountabilityGroup" WHERE name LIKE ${`${mark}%`}) g
    WHERE u.slug LIKE ${`${mark}%`}`
  await db.$executeRaw`
    INSERT INTO "FormResponse" ("formId", "versionId", "userId", email, status, "submittedAt", "updatedAt")
    SELECT ${formId}, ${publishedId}, id, email, 'SUBMITTED', now() - id * interval '1 minute', now() FROM "User" WHERE slug LIKE ${`${mark}%`}`
}

scenario('Lists of many more groups cost as much', async () => {
  const { id: formId } = await buildForm()
  signIn(await buildUser('admin'), 'admin')
  const works: Record<string, () => Promise<unknown>> = {
    groups: () => groupsPage({}),
    'groups, newest first': () => groupsPage({ sort: 'CREATED_AT_DESC' }),
    'accountability groups': () => accountabilityGroupsPage({}),
    'groups that choose a leader': () => leadSelectionsPage({}),
    responses: () => formResponsesPage({ formId }),
    'responses by address': () => formResponsesPage({ formId, q: 'grown' }),
    'archived responses': () =>
      formResponsesPage({ formId, filter: 'ARCHIVED' }),
  }
  await addPeople(SMALL, formId)
  expect(
    await grownWorks(works, MOST, () => addPeople(LARGE - SMALL, formId))
  ).toEqual([])
})
