// How long an import takes from its upload until it is applied, and the memory of the server that does it:
//   BASE=http://localhost:8910 SERVER_PID=1234 node bench/imports.mjs 5000 20000
// The server runs on a database of its own that may be filled: the rows stay there. They are of the members sheet, with
// every column that needs no other record, and half of them have a subscription if FUNNEL and TERM name what is sold.
import fs from 'node:fs'

import { APPLY, RUN, UNDO } from './importOperations.mjs'

const base = process.env.BASE ?? 'http://localhost:8910'
const pid = process.env.SERVER_PID
const sizes = process.argv.slice(2).map(Number)
const POLL_MS = 250

const headings = [
  'Email',
  'First Name',
  'Middle Name',
  'Last Name',
  'Birth Date (mm/dd/yyyy)',
  'Mobile Number',
  'Sex',
  'Access Levels',
  'Base Points',
  'Subscription ID',
]

const { FUNNEL, TERM } = process.env
const run = Date.now()
const subscriptionOf = (index) =>
  FUNNEL && index % 2 === 0 ? `bench-${run}-${index}` : ''

const members = (size) =>
  Array.from({ length: size }, (_, index) => [
    `bench-${run}-${size}-${index}@example.com`,
    `Given${index % 997}`,
    'Cruz',
    `Family${index % 991}`,
    '01/31/1990',
    `0917${String(index).padStart(7, '0')}`,
    index % 2 ? 'Male' : 'Female',
    'member',
    String(index % 500),
    subscriptionOf(index),
  ])

/** The members and, if something is sold, half as many subscriptions: `size` rows in all. */
const sheetsOf = (size) => {
  const people = FUNNEL ? Math.floor((size * 2) / 3) : size
  const rows = members(people)
  const sold = rows.flatMap((row) =>
    row[9] ? [[row[9], '11/01/2026', 'false', FUNNEL, TERM]] : []
  )
  return [
    { name: 'Members', rows: [headings, ...rows] },
    ...(sold.length > 0
      ? [
          {
            name: 'Subscription',
            rows: [
              [
                'Subscription ID',
                'Created At (mm/dd/yyyy)',
                'Unenrolled (true|false)',
                'Funnel ID',
                'Payment Term ID',
              ],
              ...sold,
            ],
          },
        ]
      : []),
  ]
}

const signIn = async () => {
  const answer = await fetch(`${base}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      method: 'login',
      username: 'admin@example.com',
      password: process.env.ADMIN_PASSWORD ?? 'Sulong-2026!',
    }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const token = await fetch(`${base}/api/auth?method=getToken`, {
    headers: { cookie },
  })
  return {
    cookie,
    authorization: `Bearer ${(await token.text()).replaceAll('"', '')}`,
  }
}

const megabytes = () =>
  pid
    ? Number(
        /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]
      ) / 1024
    : 0

const measure = async (headers, size) => {
  const ask = async (query, variables) => {
    const answer = await fetch(`${base}/api/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }
  const before = megabytes()
  let most = before
  const until = async (id, wanted) => {
    for (;;) {
      const { importRun } = await ask(RUN, { id })
      most = Math.max(most, megabytes())
      if (importRun.status === wanted) return importRun
      if (importRun.failure) throw new Error(importRun.failure)
      await new Promise((done) => setTimeout(done, POLL_MS))
    }
  }
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
  const sent = await fetch(`${base}/api/upload-create-users?queue=true`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName: 'bench.xlsx', sheets: sheetsOf(size) }),
  })
  const { id, error } = await sent.json()
  if (!id) throw new Error(error)
  const received = seconds()
  await until(id, 'CHECKED')
  const checked = seconds()
  await ask(APPLY, { id })
  await until(id, 'DONE')
  const applied = seconds()
  await ask(UNDO, { id })
  await until(id, 'UNDONE')
  console.log(
    `| ${[size.toLocaleString('en'), received, checked, applied, seconds(), before.toFixed(0), most.toFixed(0)].join(' | ')} |`
  )
}

const headers = await signIn()
console.log(
  '| rows | received (s) | checked | applied | undone | MB before | MB at most |\n|---|---|---|---|---|---|---|'
)
for (const size of sizes) await measure(headers, size)
