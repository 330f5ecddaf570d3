// Rounds of load on each contestant in turn; the result is the lowest CPU time per request of all rounds.
import autocannon from 'autocannon'

import { cpuOf } from './contestants.mjs'
import { postgresCpu } from './postgresCpu.mjs'

const CONNECTIONS = 8

const requestOf = ({ name }, operation, kind, person) => {
  const { query, stock, floor = operation, variables } = kind
  const values = variables?.(person)
  const isLimit = name.startsWith('limit')
  const body = isLimit
    ? (values ?? {})
    : name === 'stock'
      ? { query: stock }
      : { query, variables: values }
  return {
    path: isLimit
      ? `/${floor}`
      : name === 'stock'
        ? '/graphql'
        : '/api/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify(body),
  }
}

/** One request, or one per person if the operation names several people. */
const loadOf = (contestant, operation, kind, people) => {
  const asking = [people[kind.as]].flat()
  const requests = asking.map((person) =>
    requestOf(contestant, operation, kind, person)
  )
  let next = 0
  const nextRequest = (request) => ({
    ...request,
    ...requests[next++ % requests.length],
  })
  return {
    first: requests[0],
    requests:
      requests.length === 1
        ? requests
        : [{ ...requests[0], setupRequest: nextRequest }],
    amount: requests.length === 1 ? undefined : requests.length,
  }
}

const validate = async (contestant, request) => {
  const answer = await fetch(
    `http://127.0.0.1:${contestant.port}${request.path}`,
    request
  )
  const { data, errors } = await answer.json()
  const isWrong =
    !answer.ok ||
    errors ||
    !data ||
    Object.values(data).some((value) => value == null)
  if (isWrong)
    throw new Error(
      `${contestant.name} answers ${request.path} wrongly: ${JSON.stringify(errors ?? data).slice(0, 300)}`
    )
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

/**
 * Measures one operation on all contestants that have it.
 * @param school.reset runs a statement before each round of an operation that needs one
 */
export const measure = async (
  contestants,
  operation,
  kind,
  { people, postmaster, reset },
  { warmSeconds, rounds, seconds }
) => {
  const loads = contestants
    .filter(({ name }) => name !== 'stock' || kind.stock)
    .map((contestant) => ({
      contestant,
      load: loadOf(contestant, operation, kind, people),
      results: [],
    }))
  for (const { contestant, load } of loads)
    await validate(contestant, load.first)
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
