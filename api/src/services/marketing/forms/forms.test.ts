// Forms as staff make them: settings, draft, publishing.
import { db } from 'src/lib/db'
import { optionsOf } from 'src/shared/marketing/forms/testForm'
import { buildForm, oneText } from 'src/testing/forms'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { form, formsPage, formVersions } from './forms'
import { archiveForm, closeForm, publishForm, restoreForm } from './publishForm'
import {
  createForm,
  duplicateForm,
  restoreFormVersion,
  saveFormDraft,
  updateForm,
  watchForm,
} from './saveForm'

const input = {
  title: 'Survey',
  slug: 'survey',
  kind: 'SURVEY' as const,
  intro: '',
  successText: '',
  loginRequired: false,
  oncePer: 'NONE' as const,
  allowsEdit: false,
}
const text = (key: string) => ({
  key,
  type: 'shortText',
  label: { en: key, fil: '' },
})

const signInAsAdmin = async () => signIn(await buildUser('admin'), 'admin')

describe('a form', () => {
  scenario(
    'Is made, filled with fields and published in versions',
    async () => {
      await signInAsAdmin()
      const made = await createForm({
        input: { title: 'Survey', slug: 'survey', kind: 'SURVEY' },
      })
      expect(made).toMatchObject({
        status: 'DRAFT',
        version: 0,
        fields: [],
        problems: [{ kind: 'noFields', key: '' }],
        publishedNumber: null,
        hasChanges: true,
        isWatched: true,
      })
      await expect(
        publishForm({ id: made.id, version: 0 })
      ).rejects.toMatchObject(refusal('FORM_INCOMPLETE'))
      const saved = await saveFormDraft({
        id: made.id,
        version: 0,
        fields: [{ ...text('goal'), script: 'alert(1)' }],
      })
      expect(saved.version).toBe(1)
      expect(saved.fields[0]).not.toHaveProperty('script')
      expect(await publishForm({ id: made.id, version: 1 })).toMatchObject({
        status: 'PUBLISHED',
        publishedNumber: 1,
        hasChanges: false,
      })
      // Publishing again without changes keeps the version.
      await publishForm({ id: made.id, version: 1 })
      await saveFormDraft({ id: made.id, version: 1, fields: [text('name')] })
      expect(await form({ id: made.id })).toMatchObject({ hasChanges: true })
      expect(await publishForm({ id: made.id, version: 2 })).toMatchObject({
        publishedNumber: 2,
      })
      const versions = await formVersions({ formId: made.id })
      expect(versions.map(({ number }) => number)).toEqual([2, 1])
      expect(
        await restoreFormVersion({ id: versions[1].id, version: 2 })
      ).toMatchObject({
        version: 3,
        hasChanges: true,
        fields: [{ key: 'goal' }],
      })
      expect(
        await db.infoLog.count({
          where: { entity: 'Form', action: 'form.published' },
        })
      ).toBe(3)
    }
  )

  scenario('Refuses a draft older than the saved one', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({ version: 3 })
    for (const version of [2, 4])
      await expect(
        saveFormDraft({ id, version, fields: [text('a')] })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
    await expect(publishForm({ id, version: 2 })).rejects.toMatchObject(
      refusal('STALE_VERSION')
    )
  })

  scenario('Is saved by one of two people who save at once', async () => {
    await signInAsAdmin()
    const { id } = await buildForm()
    const results = await Promise.allSettled(
      ['a', 'b'].map((key) =>
        saveFormDraft({ id, version: 0, fields: [text(key)] })
      )
    )
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
  })

  scenario('Is published once by two people at once', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({ status: 'DRAFT' })
    await Promise.all([0, 0].map((version) => publishForm({ id, version })))
    expect(await db.formVersion.count({ where: { formId: id } })).toBe(1)
  })

  scenario('Refuses wrong settings at their fields', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({ slug: 'mine' })
    await buildForm({ slug: 'taken' })
    const update = (changes: object) =>
      updateForm({ id, input: { ...input, slug: 'mine', ...changes } })
    for (const [changes, fields] of [
      [{ title: ' ' }, { title: 'REQUIRED' }],
      [{ slug: 'No slug' }, { slug: 'SLUG_INVALID' }],
      [{ slug: 'taken' }, { slug: 'SLUG_TAKEN' }],
      [{ maxResponses: 0 }, { maxResponses: 'INVALID' }],
      [{ redirectUrl: 'https://evil.example' }, { redirectUrl: 'INVALID' }],
      [{ kind: 'WAITLIST' }, { funnelId: 'REQUIRED' }],
      [
        {
          opensAt: new Date('2026-12-02T00:00:00Z'),
          closesAt: new Date('2026-12-01T00:00:00Z'),
        },
        { closesAt: 'INVALID' },
      ],
    ] as const)
      await expect(update(changes)).rejects.toMatchObject(refusedFields(fields))
    expect(await update({ titleFil: 'Sarbey', maxResponses: 5 })).toMatchObject(
      { title: 'Survey', titleFil: 'Sarbey', maxResponses: 5 }
    )
  })

  scenario('Keeps the terms that its open fields need', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({
      slug: 'files',
      loginRequired: true,
      fields: [{ key: 'cv', type: 'file' }],
    })
    await expect(
      updateForm({ id, input: { ...input, slug: 'files' } })
    ).rejects.toMatchObject(refusal('FORM_INCOMPLETE'))
  })

  scenario('Stays what it is once it was answered', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({ slug: 'mine', sentCount: 1 })
    await expect(
      updateForm({ id, input: { ...input, slug: 'mine', kind: 'JOURNEY' } })
    ).rejects.toMatchObject(refusedFields({ kind: 'IN_USE' }))
  })

  scenario('Of the journey is for signed-in people, once', async () => {
    await signInAsAdmin()
    expect(
      await createForm({
        input: { title: 'Journey', slug: 'journey', kind: 'JOURNEY' },
      })
    ).toMatchObject({ loginRequired: true, oncePer: 'USER' })
  })

  scenario('Is closed, archived, restored and copied', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({
      slug: 'survey',
      fields: [{ key: 'a', type: 'single', options: optionsOf('x', 'y') }],
    })
    expect(await closeForm({ id })).toMatchObject({ status: 'CLOSED' })
    expect(await archiveForm({ id })).toMatchObject({ status: 'ARCHIVED' })
    await expect(publishForm({ id, version: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect(await restoreForm({ id })).toMatchObject({ status: 'CLOSED' })
    const draft = await buildForm({ status: 'DRAFT' })
    await archiveForm({ id: draft.id })
    expect(await restoreForm({ id: draft.id })).toMatchObject({
      status: 'DRAFT',
    })
    const copies = [await duplicateForm({ id }), await duplicateForm({ id })]
    expect(copies).toMatchObject([
      { slug: 'survey-copy', status: 'DRAFT', fields: [{ key: 'a' }] },
      { slug: 'survey-copy-2', publishedNumber: null, sentCount: 0 },
    ])
  })

  scenario('Is listed by its status and its title', async () => {
    await signInAsAdmin()
    await buildForm({ title: 'Open one' })
    await buildForm({ title: 'Draft one', status: 'DRAFT' })
    await buildForm({ title: 'Old one', status: 'ARCHIVED' })
    const titlesOf = async (args: Parameters<typeof formsPage>[0]) =>
      (await formsPage({ sort: 'TITLE', ...args })).rows.map(
        ({ title }) => title
      )
    expect(await titlesOf({})).toEqual(['Draft one', 'Open one'])
    expect(await titlesOf({ filter: 'ACTIVE' })).toEqual(['Open one'])
    expect(await titlesOf({ filter: 'INACTIVE' })).toEqual(['Draft one'])
    expect(await titlesOf({ filter: 'ARCHIVED' })).toEqual(['Old one'])
    expect(await titlesOf({ q: 'draft' })).toEqual(['Draft one'])
  })

  scenario('Is watched by those who want to hear of responses', async () => {
    await signInAsAdmin()
    const { id } = await buildForm({ fields: oneText })
    const watch = (isWatched: boolean) => watchForm({ id, isWatched })
    await Promise.all([watch(true), watch(true)])
    expect(await form({ id })).toMatchObject({ isWatched: true })
    expect(await watch(false)).toMatchObject({ isWatched: false })
  })
})
