import { db } from 'src/lib/db'
import { buildUser, signIn } from 'src/testing/people'

import { workshop } from './workshop'

const set = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await db.setting.upsert({
      where: { name },
      create: { name, value, type: 'string' },
      update: { value },
    })
}

const hoursFromNow = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString()

const read = () => workshop({ track: 'BEGINNER' })

scenario('Links show during their hours, to people who signed in', async () => {
  expect(await read()).toBeNull()
  await set({ 'enable-live-workshop': 'true' })
  expect(await read()).toBeNull()

  await set({
    'workshop-master-link': 'https://zoom.example/all',
    'workshop-hours': '2',
    'workshop-replay-hours': '24',
    'workshop-start-day-1': hoursFromNow(-10),
    'workshop-start-day-2': hoursFromNow(-1),
    'workshop-start-day-3': hoursFromNow(20),
    'recording-day-1': 'https://video.example/1',
    'freebie-day-1': 'https://gift.example/1',
    'zoom-day-3': 'https://zoom.example/3',
    'recording-day-3': 'https://video.example/3',
    'freebie-day-3': 'https://gift.example/3',
  })
  const nothing = { link: null, freebie: null }
  expect((await read())?.days).toMatchObject([
    { day: 1, state: 'REPLAY', ...nothing },
    { day: 2, state: 'LIVE', ...nothing },
    { day: 3, state: 'COUNTDOWN', ...nothing },
  ])

  signIn(await buildUser())
  expect((await read())?.days).toMatchObject([
    {
      state: 'REPLAY',
      link: 'https://video.example/1',
      freebie: 'https://gift.example/1',
    },
    { state: 'LIVE', link: 'https://zoom.example/all', freebie: null },
    { state: 'COUNTDOWN', ...nothing },
  ])
  const next = (await read())?.nextChangeAt
  expect(next && next > new Date()).toBe(true)

  await set({
    'workshop-shows-day-2': 'off',
    'workshop-shows-day-1': 'closed',
  })
  expect((await read())?.days).toMatchObject([
    { day: 1, state: 'CLOSED', ...nothing },
    { day: 3, state: 'COUNTDOWN', ...nothing },
  ])
  expect(await workshop({ track: 'EXPERIENCED' })).toBeNull()
})

const keysOfSpecification = {
  'enable-live-workshop': 'true',
  'workshop-is-live': 'true',
  'workshop-master-link': 'https://zoom.example/all',
  'zoom-day-1': 'https://zoom.example/1',
  'zoom-day-2': 'https://zoom.example/2',
  'recording-day-1': 'https://video.example/1',
  'freebie-day-1': 'https://gift.example/1',
}

scenario('The keys of the specification are enough (spec 3)', async () => {
  signIn(await buildUser())
  await set(keysOfSpecification)
  expect((await read())?.days).toMatchObject([
    {
      day: 1,
      state: 'REPLAY',
      link: 'https://video.example/1',
      freebie: 'https://gift.example/1',
    },
    { day: 2, state: 'LIVE', link: 'https://zoom.example/2' },
  ])

  await set({ 'workshop-is-live': 'false' })
  expect((await read())?.days).toMatchObject([
    { day: 1, state: 'REPLAY' },
    { day: 2, state: 'COUNTDOWN', link: null, startsAt: null },
  ])

  await set({ 'enable-live-workshop': 'false' })
  expect(await read()).toBeNull()
})

scenario('A workshop that is live shows the room of all days', async () => {
  signIn(await buildUser())
  await set({
    'enable-live-workshop-exp': 'true',
    'workshop-is-live-exp': 'true',
    'workshop-master-link-exp': 'https://zoom.example/all',
  })
  const found = await workshop({ track: 'EXPERIENCED' })
  expect(found?.days).toMatchObject([
    { day: 1, state: 'LIVE', link: 'https://zoom.example/all' },
  ])
})
