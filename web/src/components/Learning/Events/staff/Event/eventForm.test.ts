import type { EventInput } from 'types/graphql'

import { fieldsWith, start } from './eventForm'

import { timezones } from '$api/src/shared/learning/events/timezones'

const nothing = { hosts: [], batches: [], groups: [], tasks: [], levels: [] }

const zonesFor = (own?: Partial<EventInput>) =>
  fieldsWith(nothing, (group) => group, own).find(({ name }) => name === 'tz')
    ?.choices

const table = timezones.map(({ region }) => region)
const valuesFor = (own?: Partial<EventInput>) =>
  zonesFor(own)?.map(({ value }) => value)

it('A new event starts at GMT+08:00, Asia/Singapore, of the specification’s table', () => {
  expect(start.tz).toBe('Asia/Singapore')
  expect(valuesFor()).toEqual(table)
  expect(valuesFor(start)).toEqual(table)
  expect(zonesFor()).toContainEqual({
    value: 'Asia/Singapore',
    label: 'GMT+08:00, Asia/Singapore',
  })
})

it('An event of another zone keeps it, in a row of its own', () => {
  expect(valuesFor({ tz: 'Asia/Manila' })).toEqual([...table, 'Asia/Manila'])
})
