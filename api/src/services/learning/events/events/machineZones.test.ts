// The dates of a series must not depend on the machine's time zone. A running process keeps its initial zone, so each
// zone gets its own process.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { buildSync } from 'esbuild'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zones-'))
const bundle = path.join(folder, 'dates.cjs')

const PROGRAM = `
  import { startsOf, endOf } from './occurrenceDates'
  const timings = [
    ['Asia/Manila', '2026-02-24T19:30', 'FREQ=WEEKLY;BYDAY=TU,SU'],
    ['America/New_York', '2026-02-24T23:30', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ['Asia/Dubai', '2026-02-28T00:00', 'FREQ=MONTHLY;BYMONTHDAY=28'],
    ['Europe/London', '2026-01-31T02:30', 'FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20261231'],
    ['Pacific/Kiritimati', '2026-03-01T12:00', 'FREQ=DAILY;INTERVAL=3'],
  ].map(([tz, startsAtLocal, rrule]) => ({ tz, startsAtLocal, rrule, durationMin: 1440, allDay: true, seriesEnd: null }))
  const span = { from: new Date('2026-02-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
  Promise.all(timings.map((timing) => startsOf(timing, span).then((starts) => starts.map((start) => [start, endOf(start, timing)]))))
    .then((dates) => console.log(JSON.stringify({ offset: new Date('2026-01-01').getTimezoneOffset(), dates })))`

beforeAll(() => {
  buildSync({
    stdin: { contents: PROGRAM, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: bundle,
    alias: { src: path.join(__dirname, '../../../..') },
  })
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

const datesIn = (TZ: string) =>
  JSON.parse(
    execFileSync(process.execPath, [bundle], {
      env: { PATH: process.env.PATH, TZ },
      encoding: 'utf8',
    })
  ) as { offset: number; dates: [string, string][][] }

test('Machines in UTC, Manila and New York calculate the same dates', () => {
  const zones = ['UTC', 'Asia/Manila', 'America/New_York'].map(datesIn)
  expect(zones.map(({ offset }) => offset)).toEqual([0, -480, 300])
  const [utc, manila, newYork] = zones.map(({ dates }) => dates)
  expect(manila).toEqual(utc)
  expect(newYork).toEqual(utc)

  // 19:30 in Manila; 23:30 in New York on the days before and after the clocks change there.
  expect(utc[0].slice(0, 2).map(([start]) => start)).toEqual([
    '2026-02-24T11:30:00.000Z',
    '2026-03-01T11:30:00.000Z',
  ])
  expect(utc[1].slice(2, 4).map(([start]) => start)).toEqual([
    '2026-03-08T04:30:00.000Z',
    '2026-03-09T03:30:00.000Z',
  ])
  expect(utc.map(({ length }) => length)).toEqual([80, 80, 10, 10, 92])
})
