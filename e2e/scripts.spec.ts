// Markup with scripts, written into the database past every check, is shown but runs nothing (S-61).
import { Client } from 'pg'

import { cleanRichText } from '../api/src/lib/protection/richText'
import { scriptPayloads } from '../api/src/testing/scriptPayloads'

import { signInOn } from './people'
import { watchRequests } from './screens'
import { expect, test, type Page } from './test'

const markup = scriptPayloads.join('\n')

type Place = {
  /** Whether the field holds rich text; otherwise it holds plain text. */
  isRich?: boolean
  /** The table and row that store it, with the values for the page's address. */
  table: string
  column: string
  /** The condition that finds the row. */
  row?: string
  /** For a table that the seeds leave empty: inserts the row with the text as $1. */
  made?: string
  /** The column that identifies the row, if it is not the id. */
  key?: string
  /** Whether the page shows the text in a frame without rights. */
  isFramed?: boolean
  /** The page that shows it. */
  page: string
  /** The user who opens the page; an administrator by default. */
  viewer?: string
}

/** Rich text fields, and plain text fields that people fill in. */
const places: Place[] = [
  {
    isRich: true,
    table: 'ChangelogEntry',
    column: 'body',
    row: `"isPublic" AND status = 'PUBLISHED' AND cardinality(roles) = 0 ORDER BY pinned DESC, "publishAt" DESC`,
    page: '/changelog',
  },
  {
    table: 'ChangelogEntry',
    column: 'title',
    row: 'true ORDER BY id',
    page: '/feature-changelog/{id}',
  },
  {
    isRich: true,
    table: 'Funnel',
    column: 'body',
    row: `slug = 'freelance-kickstart'`,
    page: '/freelance-kickstart',
  },
  {
    table: 'Funnel',
    column: 'headline',
    row: `slug = 'freelance-kickstart'`,
    page: '/freelance-kickstart',
  },
  {
    isRich: true,
    table: 'Product',
    column: 'description',
    row: 'true ORDER BY id',
    page: '/products/{id}/edit',
  },
  {
    isRich: true,
    table: 'Course',
    column: 'description',
    row: 'true ORDER BY id',
    page: '/courses/{id}/edit',
  },
  {
    isRich: true,
    table: 'Lesson',
    column: 'description',
    row: `type = 'IMAGE_TEXT' ORDER BY id`,
    page: '/lessons/{id}',
  },
  {
    isRich: true,
    table: 'Course',
    column: 'introText',
    row: 'true ORDER BY id',
    page: '/courses/{id}/intro/preview',
  },
  {
    table: 'Unit',
    column: 'name',
    row: '"courseId" = (SELECT min(id) FROM "Course") ORDER BY id',
    page: '/courses/{courseId}',
  },
  {
    isRich: true,
    table: 'Unit',
    column: 'description',
    row: '"courseId" = (SELECT min(id) FROM "Course") ORDER BY position, id',
    page: '/courses/my-courses/{courseId}',
    viewer: 'ana@example.com',
  },
  {
    table: 'Lesson',
    column: 'transcript',
    row: `type = 'IMAGE_TEXT' ORDER BY id`,
    page: '/lessons/{id}/edit',
  },
  {
    isRich: true,
    table: 'Event',
    column: 'description',
    row: 'true ORDER BY id',
    page: '/events/{id}',
  },
  {
    table: 'Event',
    column: 'title',
    row: 'true ORDER BY id',
    page: '/events/{id}',
  },
  {
    isRich: true,
    table: 'ResourceFile',
    column: 'description',
    row: '"isPublic" AND status = \'PUBLISHED\' AND "expiresAt" IS NULL ORDER BY id',
    page: '/resources/public/{id}',
  },
  {
    table: 'ResourceFile',
    column: 'title',
    row: 'true ORDER BY id',
    page: '/resource-files/{id}',
  },
  {
    table: 'Stage',
    column: 'description',
    row: 'true ORDER BY id',
    page: '/stages/{id}',
  },
  {
    isRich: true,
    table: 'Task',
    column: 'description',
    row: `"isActive" AND "retiredAt" IS NULL AND (SELECT "stageId" FROM "User" WHERE email = 'ana@example.com') = "stageId"
      AND NOT EXISTS (SELECT 1 FROM "UserTask" done WHERE done."taskId" = "Task".id AND done."userId" = (SELECT id FROM "User" WHERE email = 'ana@example.com'))`,
    page: '/stages/my-stage',
    viewer: 'ana@example.com',
  },
  {
    table: 'User',
    column: 'firstName',
    row: `email = 'ana@example.com'`,
    page: '/profile/{slug}',
  },
  {
    table: 'User',
    column: 'lastName',
    row: `email = 'ana@example.com'`,
    page: '/community/members/{id}',
  },
  {
    table: 'Win',
    column: 'text',
    row: `"userId" = (SELECT id FROM "User" WHERE email = 'ana@example.com')`,
    page: '/profile/{anaSlug}',
  },
  {
    table: 'FeedPost',
    column: 'text',
    row: `"feedId" = (SELECT id FROM "Feed" WHERE "isSchool") AND "parentId" IS NULL AND "deletedAt" IS NULL AND "hiddenAt" IS NULL ORDER BY id DESC`,
    page: '/community?feed=school',
    viewer: 'ana@example.com',
  },
  {
    table: 'FeedPost',
    column: 'text',
    row: `"feedId" = (SELECT id FROM "Feed" WHERE "isSchool") AND "parentId" IS NOT NULL AND "deletedAt" IS NULL AND "hiddenAt" IS NULL
      AND EXISTS (SELECT 1 FROM "FeedPost" top WHERE top.id = "FeedPost"."parentId" AND top."deletedAt" IS NULL AND top."hiddenAt" IS NULL) ORDER BY id DESC`,
    page: '/community?feed=school&post={parentId}',
    viewer: 'ana@example.com',
  },
  {
    isRich: true,
    table: 'Group',
    column: 'description',
    row: `"archivedAt" IS NULL ORDER BY id`,
    page: '/groups/{id}',
  },
  {
    table: 'Group',
    column: 'name',
    row: `"archivedAt" IS NULL ORDER BY id`,
    page: '/groups/{id}',
  },
  {
    table: 'Form',
    column: 'intro',
    row: `slug = 'journey-form'`,
    page: '/form/{slug}',
  },
  {
    isRich: true,
    table: 'ChallengeDay',
    column: 'instructions',
    row: 'day = 5',
    page: '/challenge-buddies',
    viewer: 'fe@example.com',
  },
  {
    table: 'CheckIn',
    column: 'done',
    row: `done <> '' AND "groupId" = (SELECT m."groupId" FROM "AccountabilityMember" m JOIN "User" u ON u.id = m."userId" WHERE u.email = 'kiko@example.com' AND m."endedAt" IS NULL) ORDER BY "dueOn" DESC`,
    page: '/accountability-buddies',
    viewer: 'kiko@example.com',
  },
  {
    table: 'FormResponse',
    column: 'answers',
    made: `INSERT INTO "FormResponse" ("formId", "versionId", email, status, answers, "submittedAt", "updatedAt")
      SELECT id, "publishedId", 'visitor@example.com', 'SUBMITTED', jsonb_build_object('why', $1::text), now(), now()
      FROM "Form" WHERE slug = 'training-feedback' RETURNING *`,
    page: '/forms/{formId}?tab=responses',
  },
  {
    table: 'Announcement',
    column: 'text',
    row: `status = 'SENT' ORDER BY id`,
    page: '/announcement/{id}',
    viewer: 'ana@example.com',
  },
  {
    table: 'Announcement',
    column: 'subject',
    row: `status = 'SENT' ORDER BY id`,
    page: '/announcement/{id}',
    viewer: 'ana@example.com',
  },
  {
    table: 'Announcement',
    column: 'text',
    row: `status = 'SENT' ORDER BY id`,
    page: '/announcements/{id}',
    isFramed: true,
  },
  {
    table: 'AffiliateTerms',
    column: 'text',
    key: 'version',
    row: 'true ORDER BY version DESC',
    page: '/affiliate/terms',
    viewer: 'ana@example.com',
  },
  {
    table: 'RedirectRule',
    column: 'text',
    row: `source = '/fast-track'`,
    page: '/fast-track',
  },
  {
    table: 'SuccessNote',
    column: 'text',
    made: `INSERT INTO "SuccessNote" ("userId", "authorId", text)
      SELECT member.id, author.id, $1 FROM "User" member, "User" author
      WHERE member.email = 'ana@example.com' AND author.email = 'success-manager@example.com' RETURNING *`,
    page: '/community/members/{userId}',
  },
  {
    table: 'Challenge',
    column: 'description',
    row: `status = 'OPEN' ORDER BY id`,
    page: '/12-day-challenge',
    viewer: 'ana@example.com',
  },
  {
    table: 'BugReport',
    column: 'description',
    row: 'true ORDER BY id',
    page: '/bug-reports/{id}',
  },
]

const client = new Client({ connectionString: process.env.DATABASE_URL })
test.beforeAll(() => client.connect())
test.afterAll(() => client.end())

type Row = Record<string, unknown>

/** Stores the text in the place while `work` runs, then restores the old value or removes the row. */
const planted = async (
  { table, column, row, made, key = 'id' }: Place,
  text: string,
  work: (found: Row) => Promise<void>
) => {
  if (made) {
    const { rows } = await client.query(made, [text])
    expect(rows).toHaveLength(1)
    try {
      await work(rows[0])
    } finally {
      await client.query(`DELETE FROM "${table}" WHERE id = $1`, [rows[0].id])
    }
    return
  }
  const { rows } = await client.query(
    `SELECT * FROM "${table}" WHERE ${row} LIMIT 1`
  )
  const [found] = rows
  expect(found).toBeTruthy()
  const set = `UPDATE "${table}" SET "${column}" = $1 WHERE "${key}" = $2`
  await client.query(set, [text, found[key]])
  try {
    await work(found)
  } finally {
    await client.query(set, [found[column], found[key]])
  }
}

const isReport = (text: string) => /Content Security Policy/.test(text)

/** Collects everything that an injected script would do, and everything the browser had to block. */
const heard = async (page: Page) => {
  const events: string[] = []
  page.on('dialog', async (dialog) => {
    events.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (isReport(message.text())) events.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url()))
      events.push(request.url())
  })
  return events
}

/** The elements of the page's content that would run a script. */
const riskyOn = (page: Page) =>
  page.evaluate(() => {
    const isRisky = ({ attributes }: Element) =>
      [...attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          /^\s*(javascript|vbscript|data:text)/i.test(value)
      )
    const shown = [
      ...document.querySelectorAll('main :not(iframe[sandbox=""])'),
    ]
    return shown
      .filter(
        (element) =>
          isRisky(element) ||
          /^(script|iframe|object|embed|base|meta|link|style)$/i.test(
            element.tagName
          )
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

const show = async (
  page: Page,
  { page: address, isFramed }: Place,
  row: object
) => {
  const settled = watchRequests(page)
  const { rows } = await client.query(
    `SELECT slug AS "anaSlug" FROM "User" WHERE email = 'ana@example.com'`
  )
  const known: Record<string, unknown> = { ...rows[0], ...row }
  await page.goto(
    address.replace(/\{(\w+)\}/g, (_, name) => String(known[name]))
  )
  if (isFramed)
    await expect(page.locator('main iframe').first()).toHaveAttribute(
      'srcdoc',
      /alert\(1\)/
    )
  else await expect(page.locator('main')).toContainText('alert(1)')
  for (const link of await page.locator('main a, main summary').all())
    await link.dispatchEvent('mouseover')
  await settled()
}

for (const place of places) {
  const { table, column, page: address, isRich, viewer } = place
  test(`${table}.${column} runs nothing on ${address}`, async ({ page }) => {
    await signInOn(page, viewer ?? 'admin@example.com')
    const events = await heard(page)
    // Rich text is tested twice: sanitized, as the product stores it, and then raw, as if the sanitizer had failed.
    if (isRich)
      await planted(place, cleanRichText(markup), async (row) => {
        await show(page, place, row)
        expect(events).toEqual([])
        expect(await riskyOn(page)).toEqual([])
      })
    await planted(place, markup, async (row) => {
      await show(page, place, row)
      // Chromium also reports handlers of the inert document in which the sanitizer parses its input.
      const ran = isRich ? events.filter((each) => !isReport(each)) : events
      expect(ran).toEqual([])
      expect(await riskyOn(page)).toEqual([])
    })
  })
}
