import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'

import { defaultSettingByName } from './defaultSettingByName'

const setUp = () =>
  db.setting.createMany({
    data: [
      {
        name: 'enable-affiliate',
        value: 'true',
        type: 'boolean',
      },
      {
        name: 'workshop-master-link',
        value: 'https://zoom.example/1',
        type: 'string',
      },
    ],
  })

const read = (name: string) => defaultSettingByName({ name })

describe('a setting', () => {
  scenario('That is public can be read by anyone, as a string', async () => {
    await setUp()
    expect(await read('enable-affiliate')).toMatchObject({
      name: 'enable-affiliate',
      value: 'true',
      type: 'boolean',
    })
  })

  scenario(
    'That is private is null unless the viewer may see the settings',
    async () => {
      await setUp()
      expect(await read('workshop-master-link')).toBeNull()
      signIn(await buildUser())
      expect(await read('workshop-master-link')).toBeNull()
      signIn(await buildUser('coach'), 'coach')
      expect(await read('workshop-master-link')).toBeNull()
      signIn(await buildUser('admin'), 'admin')
      expect(await read('workshop-master-link')).toMatchObject({
        value: 'https://zoom.example/1',
      })
    }
  )

  scenario('That does not exist is null', async () => {
    signIn(await buildUser('admin'), 'admin')
    expect(await read('enable-nothing')).toBeNull()
    signIn(await buildUser())
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(await read(name)).toBeNull()
  })
})
