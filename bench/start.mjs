// `yarn bench:start`: the time from the built product to ready, and the memory that a copy holds at its start and after
// the requests of an hour (docs/performance.md).
import fs from 'node:fs'

import autocannon from 'autocannon'

import { startOurs, stopAll } from './contestants.mjs'
import { operations } from './operations.mjs'
import { requestOf } from './requests.mjs'
import { closeSchools, openSchool } from './school.mjs'
import { say } from './tables.mjs'

const PEOPLE = 1000
const STARTS = 5
/** An hour of a busy school: some eight requests a second. */
const REQUESTS = 30_000
const CONNECTIONS = 8

const MB = 1024

/** The resident memory of a process in MB. */
const memoryOf = ({ pid }) =>
  Number(
    /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]
  ) / MB

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1]

const timeStarts = async (env) => {
  const times = []
  for (let n = 0; n < STARTS; n++) {
    const began = performance.now()
    await startOurs(env)
    times.push((performance.now() - began) / 1000)
    await stopAll()
  }
  return median(times)
}

const used = Object.values(operations).filter(({ before }) => !before)

const useFor = async (ours, people, amount) => {
  const requests = used.map((kind) =>
    requestOf(ours, kind, [people[kind.as]].flat()[0])
  )
  await autocannon({
    url: `http://127.0.0.1:${ours.port}`,
    connections: CONNECTIONS,
    amount,
    requests,
  })
}

const school = await openSchool(PEOPLE)
try {
  const seconds = await timeStarts(school.env)
  const ours = await startOurs(school.env)
  const rows = [
    ['ready, s', seconds.toFixed(1)],
    ['memory at the start, MB', memoryOf(ours.child).toFixed(0)],
  ]
  for (const share of [1, 2, 3, 4]) {
    await useFor(ours, school.people, REQUESTS / 4)
    rows.push([
      `memory after ${(share * REQUESTS) / 4} requests, MB`,
      memoryOf(ours.child).toFixed(0),
    ])
  }
  say(['a copy', 'figure'], rows)
} finally {
  stopAll()
  await closeSchools([school])
}
process.exit(0)
