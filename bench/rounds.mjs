// Rounds of load on each contestant in turn; the result is the lowest CPU time per request of all rounds.
import assert from 'node:assert'

import autocannon from 'autocannon'

import { cpuOf } from './contestants.mjs'
import { postgresCpu } from './postgresCpu.mjs'
import { isFloor, requestOf } from './requests.mjs'

const CONNECTIONS = 8

/** One request, or one per person if the operation names several people. Each request has its own variables. */
const loadOf = (contestant, kind, people) => {
  const asking = [people[kind.as]].flat()
  let next = 0
  const nextRequest = () =>
    requestOf(contestant, kind, asking[next++ % asking.length])
  const first = nextRequest()
  const isSame = asking.length === 1
  return {
    first,
    requests: [
      isSame
        ? first
        : {
            ...first,
            setupRequest: (request) => ({ ...request, ...nextRequest() }),
          },
    ],
    amount: isSame ? undefined : asking.length,
  }
}

const answerOf = async (contestant, request) => {
  const answer = await fetch(
    `http://127.0.0.1:${contestant.port}${request.path}`,
    request
  )
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${contestant.name}: ${request.path} is ${answer.status}`)
  if (request.method === 'GET') return undefined
  const { data, errors } = JSON.parse(text)
  if (errors || !data)
    throw new Error(
      `${contestant.name} answers ${request.path} with ${text.slice(0, 300)}`
    )
  return { data, bytes: Buffer.byteLength(text) }
}

/** Our answer is the floor's: the same values, in as many bytes. */
const validate = async (loads, reset) => {
  const answers = {}
  for (const { contestant, load } of loads) {
    if (reset) await reset()
    answers[contestant.name] = await answerOf(contestant, load.first)
  }
  if (answers.limit) assert.deepStrictEqual(answers.ours, answers.limit)
}

const cannon = async ({ port, name }, { requests, amount }, seconds) => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    ...(amount ? { amount } : { duration: seconds }),
    requests,
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${name}: ${failed} failed`)
  return result
}

const round = async (contestant, load, seconds, postmaster) => {
  const before = await cpuOf(contestant)
  const postgresBefore = postmaster && postgresCpu(postmaster)
  const { requests, latency } = await cannon(contestant, load, seconds)
  const after = await cpuOf(contestant)
  return {
    us: (after - before) / requests.total,
    postgresUs:
      postmaster && (postgresCpu(postmaster) - postgresBefore) / requests.total,
    p50: latency.p50,
    p99: latency.p99,
    rps: requests.average,
  }
}

/** The minimum of each figure: the round with our lowest CPU time need not be PostgreSQL's. */
const best = (results) => {
  const least = results.reduce((one, other) =>
    other.us < one.us ? other : one
  )
  return {
    ...least,
    postgresUs:
      least.postgresUs &&
      Math.min(...results.map(({ postgresUs }) => postgresUs)),
    worstUs: Math.max(...results.map(({ us }) => us)),
  }
}

const has = (name, { floor, stock }) =>
  name === 'ours' || Boolean(isFloor(name) ? floor : stock)

/**
 * Measures one operation on all contestants that have it.
 * @param school.reset runs a statement before each round of an operation that needs one
 */
export const measure = async (
  contestants,
  kind,
  { people, postmaster, reset },
  { warmSeconds, rounds, seconds }
) => {
  const loads = contestants
    .filter(({ name }) => has(name, kind))
    .map((contestant) => ({
      contestant,
      load: loadOf(contestant, kind, people),
      results: [],
    }))
  await validate(loads, kind.before && (() => reset(kind.before)))
  if (kind.before) await reset(kind.before)
  await Promise.all(
    loads.map(({ contestant, load }) => cannon(contestant, load, warmSeconds))
  )
  for (let n = 0; n < rounds; n++) {
    for (const { contestant, load, results } of loads) {
      if (kind.before) await reset(kind.before)
      results.push(await round(contestant, load, seconds, postmaster))
    }
  }
  return Object.fromEntries(
    loads.map(({ contestant, results }) => [contestant.name, best(results)])
  )
}
