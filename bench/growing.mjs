// Measures the same requests in schools of different sizes. Statements and shared buffers are PostgreSQL's own count for
// everything a request causes, including triggers, and do not depend on the machine. Milliseconds are of whole requests,
// sent to all schools alternately.

const COUNTED_SQL = `
  SELECT sum(calls)::float AS statements, sum(shared_blks_hit + shared_blks_read)::float AS buffers FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query !~* '^(BEGIN|COMMIT|ROLLBACK|SET|DEALLOCATE)|pg_stat_statements'`
const FORGET_SQL =
  'SELECT pg_stat_statements_reset(0, (SELECT oid FROM pg_database WHERE datname = current_database()))'

/** Sends a query as a person and returns its data. */
export const fetchData = async ({ port }, { cookie }, query, variables) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await answer.json()
  if (errors || Object.values(data).includes(null))
    throw new Error(`${query}: ${errors?.[0].message ?? JSON.stringify(data)}`)
  return data
}

const ask = async ({ server, asking, place }, { as, query, variables }, n) => {
  const person = asking[as][n % asking[as].length]
  const began = performance.now()
  await fetchData(server, person, query, variables?.({ ...place, ...person }))
  return performance.now() - began
}

const part = (times, share) =>
  times.sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]

/** Creates what `measure` reads in a school's database. */
export const prepareCounting = ({ client }) =>
  client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')

/** The figures of an operation in each school: `warm` requests are not counted, `rounds` are. */
export const measure = async (schools, operation, { warm, rounds }) => {
  for (let n = 0; n < warm; n++)
    for (const school of schools) await ask(school, operation, n)
  const times = schools.map(() => [])
  for (const { client } of schools) await client.query(FORGET_SQL)
  for (let n = warm; n < warm + rounds; n++)
    for (const [at, school] of schools.entries())
      times[at].push(await ask(school, operation, n))
  return Promise.all(
    schools.map(async ({ client }, at) => {
      const { rows } = await client.query(COUNTED_SQL)
      return {
        statements: rows[0].statements / rounds,
        buffers: rows[0].buffers / rounds,
        median: part(times[at], 0.5),
        p95: part(times[at], 0.95),
      }
    })
  )
}

/** '≤ 1.3', or '**> 1.3**' for a bound that is missed. */
export const verdictOf = (growth, bound) => {
  if (!bound) return '–'
  return growth <= bound ? `≤ ${bound}` : `**> ${bound}**`
}
