// Writing, scheduling and reading announcements (docs/decisions/0063).
import { ranks, holdersOf } from 'src/lib/access/permissions'
import { db } from 'src/lib/db'
import {
  deleteSavedView,
  saveView,
} from 'src/services/accounts/users/savedViews'
import { DAY_MS } from 'src/shared/manilaTime'
import { announcementInput } from 'src/testing/announcements'
import { buildBatch } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  announcement,
  announcementPreview,
  announcementReach,
  announcementsPage,
} from './announcements'
import {
  createAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from './saveAnnouncement'
import {
  scheduleAnnouncement,
  stopAnnouncement,
  withdrawAnnouncement,
} from './scheduleAnnouncement'
import { testAnnouncement } from './testAnnouncement'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const create = (changes = {}) =>
  createAnnouncement({ input: { ...announcementInput, ...changes } })

it('Only roles that reach everyone may send, so that no scope is lost in the job', () => {
  for (const role of holdersOf('sendAnnouncements'))
    expect(ranks[role]).toBeGreaterThan(ranks['team-lead'])
})

describe('writing', () => {
  scenario('Needs one whole language and a checked link', async () => {
    await signInAdmin()
    const none = { subject: '', text: '', subjectFil: '', textFil: '' }
    for (const [changes, codes] of [
      [none, { subject: 'REQUIRED', text: 'REQUIRED' }],
      [{ ...none, subjectFil: 'Uy' }, { textFil: 'REQUIRED' }],
      [{ subject: 'x'.repeat(151) }, { subject: 'TOO_LONG' }],
      [{ text: 'x'.repeat(10_001) }, { text: 'TOO_LONG' }],
      [{ buttonUrl: 'javascript:alert(1)' }, { buttonUrl: 'WEBSITE_INVALID' }],
      [{ buttonUrl: '/nowhere-at-all' }, { buttonUrl: 'REDIRECT_NOWHERE' }],
      [{ buttonUrl: '' }, { buttonUrl: 'REQUIRED' }],
      [{ buttonLabel: '' }, { buttonLabel: 'REQUIRED' }],
      [{ audience: { view: {} } }, { audience: 'REQUIRED' }],
      [{ audience: { view: { batchId: 999_999 } } }, { audience: 'INVALID' }],
      [
        { audience: { list: 'MEMBER', view: { filter: 'ARCHIVED' } } },
        { audience: 'INVALID' },
      ],
    ] as const)
      await expect(create(changes)).rejects.toMatchObject(refusedFields(codes))
    expect(await db.announcement.count()).toBe(0)

    // A path with a query, the home and another site are places.
    for (const buttonUrl of ['/community?feed=school#top', '/', 'https://a.ph'])
      expect(await create({ buttonUrl })).toMatchObject({ buttonUrl })
    await db.announcement.deleteMany()

    const made = await create({
      ...none,
      subjectFil: ' Uy\nBcc: x ',
      textFil: 'Halika',
    })
    expect(made).toMatchObject({
      title: 'Uy Bcc: x',
      titleFil: null,
      status: 'DRAFT',
      recipientCount: 0,
    })
  })

  scenario(
    'Keeps the view that was chosen, whatever becomes of it',
    async () => {
      await signInAdmin()
      const batch = await buildBatch()
      const view = { q: 'ana', filter: 'ACTIVE' as const, batchId: batch.id }
      const saved = await saveView({ list: 'MEMBER', name: 'Mine', view })
      const { id } = await create({
        audience: { list: 'MEMBER', view, viewName: saved.name },
      })
      await deleteSavedView({ id: saved.id })
      expect(await announcement({ id })).toMatchObject({
        audience: {
          list: 'MEMBER',
          viewName: 'Mine',
          ...view,
          batchName: batch.name,
          stageName: null,
        },
      })
      expect((await announcementsPage({ q: 'hell' })).rows).toMatchObject([
        { id },
      ])
      expect((await announcementsPage({ filter: 'SENT' })).total).toBe(0)
    }
  )

  scenario(
    'Refuses the slower of two editors, and drafts alone are deleted',
    async () => {
      await signInAdmin()
      const { id, version } = await create()
      const outcomes = await Promise.allSettled(
        ['A', 'B'].map((subject) =>
          updateAnnouncement({
            id,
            version,
            input: { ...announcementInput, subject },
          })
        )
      )
      expect(outcomes.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(
        updateAnnouncement({ id, version, input: announcementInput })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
      await scheduleAnnouncement({
        id,
        version: version + 1,
        sendAt: inDays(1),
      })
      await expect(deleteAnnouncement({ id })).rejects.toMatchObject(
        refusal('ANNOUNCEMENT_BEGUN')
      )
      await withdrawAnnouncement({ id, version: version + 2 })
      await deleteAnnouncement({ id })
      expect(await db.announcement.count()).toBe(0)
      expect(
        (
          await db.infoLog.findMany({
            where: { entity: 'Announcement' },
            orderBy: { id: 'asc' },
          })
        ).map(({ action }) => action)
      ).toEqual([
        'announcement.created',
        'announcement.updated',
        'announcement.scheduled',
        'announcement.withdrawn',
        'announcement.deleted',
      ])
    }
  )
})

describe('before it is sent', () => {
  scenario('People are counted, with those who get no mail', async () => {
    await signInAdmin()
    const people = []
    for (let each = 0; each < 4; each++) people.push(await buildUser('member'))
    await buildUser('member', { archivedAt: new Date() })
    await db.noticeSetting.create({
      data: { userId: people[0].id, kind: 'ANNOUNCEMENT', isMailed: false },
    })
    await db.addressBounce.createMany({
      data: people.slice(0, 3).map(({ email }, index) => ({
        email,
        count: index === 2 ? 1 : 2,
      })),
    })
    const members = await db.user.count({
      where: { isMember: true, archivedAt: null },
    })
    expect(
      await announcementReach({ audience: announcementInput.audience })
    ).toEqual({ count: members, unsubscribed: 1, bouncing: 1, isCapped: false })
    await expect(
      announcementReach({ audience: { view: {} } })
    ).rejects.toMatchObject(refusedFields({ audience: 'REQUIRED' }))
  })

  scenario(
    'The preview and the test are the mail itself, in both languages',
    async () => {
      const admin = await signInAdmin()
      const { id } = await create({
        text: 'One <b>\n\nTwo https://a.ph/x?a=1&b=2.',
      })
      const mails = await announcementPreview({ id })
      expect(mails).toMatchObject([
        { lang: 'en', subject: 'Hello' },
        { lang: 'fil', subject: 'Kumusta' },
      ])
      expect(mails[0].html).toContain('One &#60;b&#62;')
      expect(mails[0].html).toContain(
        'href="https://a.ph/x?a=1&#38;b=2" style="color:#0b5a7a">https://a.ph/x?a=1&#38;b=2</a>.</p>'
      )
      expect(mails[0].html).toContain('/unsubscribe?token=')
      expect(await testAnnouncement({ id })).toBe(admin.email)
      const sent = await db.outboxEmail.findMany({
        orderBy: { subject: 'asc' },
      })
      expect(sent).toMatchObject([
        { to: admin.email, subject: '[Pagsubok] Kumusta', html: mails[1].html },
        { to: admin.email, subject: '[Test] Hello', html: mails[0].html },
      ])
      for (let each = 1; each < 20; each++) await testAnnouncement({ id })
      await expect(testAnnouncement({ id })).rejects.toMatchObject(
        refusal('RATE_LIMITED')
      )
    }
  )

  scenario(
    'A moment lies ahead, and can be changed and withdrawn',
    async () => {
      await signInAdmin()
      const { id, version } = await create()
      for (const [sendAt, code] of [
        [inDays(-1), 'ANNOUNCEMENT_PAST'],
        [inDays(400), 'DATE_INVALID'],
      ] as const)
        await expect(
          scheduleAnnouncement({ id, version, sendAt })
        ).rejects.toMatchObject(refusedFields({ sendAt: code }))
      await expect(stopAnnouncement({ id })).rejects.toMatchObject(
        refusal('ANNOUNCEMENT_ENDED')
      )
      const twice = await Promise.allSettled(
        [1, 2].map(() =>
          scheduleAnnouncement({ id, version, sendAt: inDays(2) })
        )
      )
      expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(
        1
      )
      const changed = await updateAnnouncement({
        id,
        version: version + 1,
        input: { ...announcementInput, subject: 'Later' },
      })
      expect(changed).toMatchObject({ status: 'SCHEDULED', title: 'Later' })
      expect(
        await withdrawAnnouncement({ id, version: changed.version })
      ).toMatchObject({ status: 'DRAFT', sendAt: null })
    }
  )
})
