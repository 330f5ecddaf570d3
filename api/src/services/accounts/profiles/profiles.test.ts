import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { buildFile } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { profile } from './profile'
import { updateMyPicture } from './updateMyPicture'
import { updateMyProfile } from './updateMyProfile'

const names = { firstName: 'Ana', lastName: 'Dela Cruz' }

const buildAna = (changes: object = {}) =>
  buildUser('member', {
    ...names,
    facebookProfile: 'facebook.com/ana.dc',
    profile: {
      create: {
        middleName: 'Reyes',
        suffix: 'Jr.',
        birthdate: new Date('1998-02-28'),
        mobileNumber: '09171234567',
        city: 'Lipa',
        socials: { tiktok: 'https://tiktok.com/@ana' },
      },
    },
    wins: {
      create: [
        { title: 'First reply', achievedOn: new Date('2026-01-02') },
        { title: 'First client', achievedOn: new Date('2026-03-04') },
      ],
    },
    ...changes,
  } as never)

describe('a missing profile', () => {
  scenario(
    'Is not found by an unknown slug or for an archived user',
    async () => {
      const gone = await buildAna({ archivedAt: new Date() })
      signIn(await buildUser('admin'), 'admin')
      for (const slug of [gone.slug, 'nobody', "' OR true --"])
        await expect(profile({ slug })).rejects.toMatchObject(
          refusal('NOT_FOUND')
        )
    }
  )
})

describe('a profile', () => {
  const openTo = {
    name: 'Ana Dela Cruz Jr.',
    facebookProfile: 'facebook.com/ana.dc',
    socials: { tiktok: 'https://tiktok.com/@ana' },
    wins: [
      { title: 'First client', achievedOn: '2026-03-04' },
      { title: 'First reply', achievedOn: '2026-01-02' },
    ],
  }

  scenario('Shows its owner everything, newest win first', async () => {
    const ana = await buildAna()
    signIn(ana)
    const whole = {
      ...openTo,
      isOwn: true,
      email: ana.email,
      userProfile: {
        middleName: 'Reyes',
        birthdate: '1998-02-28',
        mobileNumber: '09171234567',
        city: 'Lipa',
      },
    }
    expect(await profile({})).toMatchObject(whole)
    expect(await profile({ slug: ana.slug })).toMatchObject(whole)
  })

  scenario('Shows other members only the public fields', async () => {
    const ana = await buildAna()
    signIn(await buildUser('member'))
    const shown = await profile({ slug: ana.slug })
    expect(shown).toMatchObject({
      ...openTo,
      isOwn: false,
      email: null,
      userProfile: null,
    })
    expect(JSON.stringify(shown)).not.toMatch(/Reyes|1998|0917|Lipa|@example/)
  })

  scenario('Shows staff everything', async () => {
    const ana = await buildAna()
    signIn(await buildUser('success-manager'), 'success-manager')
    expect(await profile({ slug: ana.slug })).toMatchObject({
      isOwn: false,
      email: ana.email,
      userProfile: { city: 'Lipa' },
    })
  })

  scenario('Shows a coach everything for their own stage only', async () => {
    const stage = await buildStage()
    const theirs = await buildAna({ stageId: stage.id })
    const other = await buildAna()
    signIn(await buildUser('coach'), 'coach')
    mockCurrentUser({
      ...context.currentUser,
      managedStage: stage,
    } as unknown as CurrentUser)
    expect((await profile({ slug: theirs.slug })).email).toBe(theirs.email)
    expect((await profile({ slug: other.slug })).email).toBeNull()
  })
})

describe('my profile', () => {
  scenario('Names each invalid field and stays as it was', async () => {
    const ana = await buildAna()
    signIn(ana)
    await expect(
      updateMyProfile({
        input: {
          firstName: '\0',
          lastName: ' ',
          birthdate: '2099-01-01',
          mobileNumber: '0917',
          facebookProfile: 'evil.example/ana',
          tiktok: 'https://evil.example/@ana',
          website: 'javascript:alert(1)',
        },
      })
    ).rejects.toMatchObject(
      refusedFields({
        firstName: 'FIRST_NAME_REQUIRED',
        lastName: 'LAST_NAME_REQUIRED',
        birthdate: 'BIRTHDATE_INVALID',
        mobileNumber: 'MOBILE_INVALID',
        facebookProfile: 'FACEBOOK_PROFILE_INVALID',
        tiktok: 'SOCIAL_LINK_INVALID',
        website: 'WEBSITE_INVALID',
      })
    )
    expect(await profile({})).toMatchObject({ name: 'Ana Dela Cruz Jr.' })
  })

  scenario('Is saved and logged without its values', async () => {
    const ana = await buildAna()
    signIn(ana)
    const saved = await updateMyProfile({
      input: {
        ...names,
        lastName: ' Santos ',
        middleName: null,
        suffix: '',
        facebookProfile: null,
        tiktok: ' ',
        birthdate: '1998-02-28',
        mobileNumber: '+63 917-123 4567',
        country: 'Philippines',
        state: 'Batangas',
        city: 'Lipa',
        instagram: 'https://instagram.com/ana',
      },
    })
    expect(saved).toMatchObject({
      name: 'Ana Santos',
      facebookProfile: null,
      socials: { instagram: 'https://instagram.com/ana' },
      userProfile: {
        middleName: null,
        mobileNumber: '+639171234567',
        state: 'Batangas',
      },
    })
    expect(saved.socials).not.toHaveProperty('tiktok')
    const log = await db.infoLog.findMany()
    expect(log).toMatchObject([
      {
        action: 'profile.updated',
        entityId: String(ana.id),
        after: {
          fields: [
            'lastName',
            'middleName',
            'suffix',
            'mobileNumber',
            'country',
            'state',
            'facebookProfile',
            'instagram',
            'tiktok',
          ],
        },
      },
    ])
  })

  scenario('Keeps what is not given, as another tab saved it', async () => {
    signIn(await buildAna())
    await updateMyProfile({ input: { ...names, mobileNumber: '09170001111' } })
    const saved = await updateMyProfile({
      input: { ...names, instagram: 'https://instagram.com/ana' },
    })
    expect(saved).toMatchObject({
      facebookProfile: 'facebook.com/ana.dc',
      socials: { instagram: 'https://instagram.com/ana' },
      userProfile: { mobileNumber: '09170001111', middleName: 'Reyes' },
    })
  })

  scenario('Is created at the first save', async () => {
    signIn(await buildUser())
    expect(
      (await updateMyProfile({ input: { ...names, city: 'Lipa' } })).userProfile
    ).toMatchObject({ city: 'Lipa', birthdate: null })
  })
})

describe('my picture', () => {
  const visibilityOf = async (id: number) =>
    (await db.storedFile.findUniqueOrThrow({ where: { id } })).visibility

  scenario('Is refused if it is not mine, or not a picture', async () => {
    const ana = await buildAna()
    const other = await buildFile((await buildUser()).id)
    const text = await buildFile(ana.id)
    await db.storedFile.update({
      where: { id: text.id },
      data: { mime: 'application/pdf' },
    })
    signIn(ana)
    for (const fileId of [other.id, text.id, 0])
      await expect(updateMyPicture({ fileId })).rejects.toMatchObject(
        refusedFields({ fileId: 'PICTURE_INVALID' })
      )
    expect(await visibilityOf(other.id)).toBe('PRIVATE')
  })

  scenario('Is never the screenshot of a bug report', async () => {
    const ana = await buildAna()
    const { id } = await buildFile(ana.id)
    await db.bugReport.create({ data: { description: 'x', fileId: id } })
    signIn(ana)
    await expect(updateMyPicture({ fileId: id })).rejects.toMatchObject(
      refusedFields({ fileId: 'PICTURE_INVALID' })
    )
  })

  scenario(
    'Is visible to members, and the previous one is private again',
    async () => {
      const ana = await buildAna()
      const [first, second] = [await buildFile(ana.id), await buildFile(ana.id)]
      signIn(ana)
      expect((await updateMyPicture({ fileId: first.id })).profileImage).toBe(
        `/api/uploads/${first.id}`
      )
      expect(await visibilityOf(first.id)).toBe('MEMBERS')
      await updateMyPicture({ fileId: second.id })
      expect(await visibilityOf(first.id)).toBe('PRIVATE')
      expect((await updateMyPicture({})).profileImage).toBeNull()
      expect(await visibilityOf(second.id)).toBe('PRIVATE')
      expect(await db.infoLog.count()).toBe(3)
    }
  )
})

describe('certificates of a profile', () => {
  scenario(
    'Are listed newest first without revoked ones; only the owner gets their codes',
    async () => {
      const ana = await buildAna()
      const issue = async (code: string, day: string, changes: object = {}) => {
        const { id } = await buildCourse()
        await db.certificate.create({
          data: {
            code,
            userId: ana.id,
            courseId: id,
            name: 'Ana',
            courseTitle: code,
            issuedAt: new Date(day),
            ...changes,
          },
        })
      }
      await issue('OLD', '2026-01-05')
      await issue('NEW', '2026-03-05')
      await issue('GONE', '2026-02-05', {
        revokedAt: new Date(),
        revokeReason: 'An error',
      })
      const listed = async () => {
        const { certificates } = (await profile({ slug: ana.slug })) as {
          certificates: { courseTitle: string; code: string | null }[]
        }
        return certificates.map(({ courseTitle, code }) => [courseTitle, code])
      }

      signIn(ana)
      expect(await listed()).toEqual([
        ['NEW', 'NEW'],
        ['OLD', 'OLD'],
      ])
      signIn(await buildUser('member'))
      expect(await listed()).toEqual([
        ['NEW', null],
        ['OLD', null],
      ])
    }
  )
})
