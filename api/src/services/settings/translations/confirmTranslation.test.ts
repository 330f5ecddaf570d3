import { db } from 'src/lib/db'
import {
  createStage,
  stage,
  updateStage,
} from 'src/services/community/stages/stages'
import { draw, buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { confirmTranslation } from './confirmTranslation'

const input = {
  name: 'Start',
  nameFil: 'Simula',
  description: 'First steps',
  descriptionFil: 'Mga unang hakbang',
  requireReview: true,
  isActive: true,
}

const teach = async () => {
  signIn(await buildUser('head-coach'), 'head-coach')
  const number = draw()
  const { id } = await createStage({ input: { ...input, number } })
  const change = (changes: object) =>
    updateStage({ id, input: { ...input, number, ...changes } })
  const older = async () => (await stage({ id }))?.olderTranslations
  return { id, change, older }
}

describe('a translation', () => {
  scenario(
    'Becomes outdated only when its original changes without it',
    async () => {
      const { change, older } = await teach()
      expect(await older()).toEqual([])
      await change({ description: 'First steps, taken slowly' })
      expect(await older()).toEqual(['description'])
      await change({ name: 'Begin', description: 'First steps, taken slowly' })
      expect(await older()).toEqual(['name', 'description'])
    }
  )

  scenario(
    'Is current again once it is rewritten or the original is restored',
    async () => {
      const { change, older } = await teach()
      await change({ name: 'Begin' })
      await change({ name: 'Begin', nameFil: 'Umpisa' })
      expect(await older()).toEqual([])
      await change({ name: 'Go', nameFil: 'Umpisa' })
      await change({ name: 'Begin', nameFil: 'Umpisa' })
      expect(await older()).toEqual([])
    }
  )

  scenario('That was removed is not outdated', async () => {
    const { change, older } = await teach()
    await change({ name: 'Begin', nameFil: '' })
    expect(await older()).toEqual([])
  })

  scenario(
    'From before the marks existed is outdated once its original changes',
    async () => {
      const { id, change, older } = await teach()
      await db.$executeRaw`ALTER TABLE "Stage" DISABLE TRIGGER mark_translations`
      await db.$executeRaw`UPDATE "Stage" SET translations = translations - 'of' WHERE id = ${id}`
      await db.$executeRaw`ALTER TABLE "Stage" ENABLE TRIGGER mark_translations`
      expect(await older()).toEqual([])
      await change({ name: 'Begin' })
      expect(await older()).toEqual(['name'])
    }
  )
})

describe('confirming a translation', () => {
  scenario('Removes the outdated mark of this column only', async () => {
    const { id, change, older } = await teach()
    await change({ name: 'Begin', description: 'Steps' })
    expect(
      await confirmTranslation({ entity: 'Stage', id, column: 'name' })
    ).toBe(true)
    expect(await older()).toEqual(['description'])
    await change({ name: 'Begin', description: 'Steps', isActive: false })
    expect(await older()).toEqual(['description'])
    expect(
      await db.infoLog.count({ where: { action: 'translation.confirmed' } })
    ).toBe(1)
  })

  scenario('Is for existing translations, and for their editors', async () => {
    const { id } = await teach()
    for (const column of ['color', 'of', 'id', "name' OR true --"])
      await expect(
        confirmTranslation({ entity: 'Stage', id, column })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(
      confirmTranslation({ entity: 'Stage', id: id + 1_000, column: 'name' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('coach'), 'coach')
    await expect(
      confirmTranslation({ entity: 'Stage', id, column: 'name' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})
