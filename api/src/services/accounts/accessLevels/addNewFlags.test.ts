import { defaultPageAccess } from 'src/lib/access/permissions'
import { db } from 'src/lib/db'
import { buildAccessLevel } from 'src/testing/people'

import { addNewFlags } from './addNewFlags'

type Flags = Record<string, boolean>

const pagesOf = async (id: string) =>
  (await db.accessLevel.findUniqueOrThrow({ where: { id } }))
    .pageAccess as Flags

const setPages = (id: string, pageAccess: Flags) =>
  db.accessLevel.update({ where: { id }, data: { pageAccess } })

describe('flags that a release adds', () => {
  scenario('Get their defaults, and stored flags stay', async () => {
    await buildAccessLevel('coach')
    const { courses, ...others } = defaultPageAccess('coach')
    const changed = { ...others, events: !others.events }
    await setPages('coach', changed)

    await addNewFlags()

    expect(await pagesOf('coach')).toEqual({ ...changed, courses })
  })

  scenario('Are added and logged once by concurrent starts', async () => {
    await buildAccessLevel('coach')
    const { courses: _courses, ...others } = defaultPageAccess('coach')
    await setPages('coach', others)

    await Promise.all([1, 2, 3].map(() => addNewFlags()))
    await addNewFlags()

    expect(
      await db.infoLog.findMany({ where: { action: 'accessLevel.updated' } })
    ).toMatchObject([{ entityId: 'coach' }])
  })

  scenario("Do not reach a school's own levels", async () => {
    await buildAccessLevel('coach')
    await db.accessLevel.update({
      where: { id: 'coach' },
      data: { isSystem: false, pageAccess: {} },
    })
    await addNewFlags()
    expect(await pagesOf('coach')).toEqual({})
  })
})
