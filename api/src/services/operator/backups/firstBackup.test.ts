import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'

import { planFirstBackup } from './backupSettings'
import { safetyOfBackups } from './safetyOfBackups'
import { tendBackups } from './tendBackups'

jest.mock('src/lib/database/databaseUrl', () => ({
  ...jest.requireActual('src/lib/database/databaseUrl'),
  usesOutsideDatabase: false,
}))

const signInAdmin = async () => signIn(await buildUser('admin'), 'admin')

scenario(
  'A new school on the embedded database is backed up each night',
  async () => {
    await signInAdmin()
    expect(await safetyOfBackups()).toMatchObject({ level: 'PLANNED' })
    await tendBackups(new Date())
    expect(await db.backupRun.count()).toBe(0)
    expect(await db.backupSetting.findMany()).toMatchObject([
      { isEnabled: true, frequency: 'DAILY', timeOfDay: '02:30' },
    ])
    expect(await safetyOfBackups()).toMatchObject({
      level: 'PLANNED',
      nextAt: expect.any(Date),
    })
  }
)

scenario('Saved settings stay as they are', async () => {
  await db.backupSetting.create({ data: { isEnabled: false } })
  await planFirstBackup(new Date())
  expect(await db.backupSetting.findMany()).toMatchObject([
    { isEnabled: false },
  ])
})
