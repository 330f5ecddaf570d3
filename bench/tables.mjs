/** Two runs of the floor that differ by more than this make the results unusable. */
const NOISE = 0.1

export const say = (head, rows) => {
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

const percent = (share) => `${(share * 100).toFixed(0)} %`

const noiseOf = (one, other) => {
  const noise = Math.abs(one - other) / Math.min(one, other)
  return noise > NOISE ? `${percent(noise)}: too noisy` : percent(noise)
}

export const sayOperations = (size, results) => {
  console.log(
    `\n${size.toLocaleString('en')} people; server CPU in µs a request\n`
  )
  say(
    [
      'operation',
      'floor',
      'ours',
      'floor ÷ ours',
      'PostgreSQL',
      'stock',
      'stock ÷ ours',
      'p50 / p99 ms',
      'noise',
    ],
    Object.entries(results).map(
      ([operation, { limit, 'limit again': again, ours, stock }]) => {
        const floor = limit && Math.min(limit.us, again.us)
        return [
          operation,
          floor?.toFixed(0) ?? '–',
          ours.us.toFixed(0),
          floor ? (floor / ours.us).toFixed(2) : '–',
          ours.postgresUs?.toFixed(0) ?? '–',
          stock?.us.toFixed(0) ?? '–',
          stock ? `${(stock.us / ours.us).toFixed(1)}×` : '–',
          `${ours.p50} / ${ours.p99}`,
          limit ? noiseOf(limit.us, again.us) : '–',
        ]
      }
    )
  )
}

const ratio = (large, small) =>
  large && small ? (large / small).toFixed(2) : '–'

export const sayGrowth = (small, large) => {
  console.log(
    `\nCPU a request with ${large.size.toLocaleString('en')} people over that with ${small.size.toLocaleString('en')}\n`
  )
  say(
    ['operation', 'ours', 'PostgreSQL', 'both'],
    Object.keys(large.operations).map((operation) => {
      const [one, other] = [small, large].map(
        ({ operations }) => operations[operation].ours
      )
      return [
        operation,
        ratio(other.us, one.us),
        ratio(other.postgresUs, one.postgresUs),
        ratio(other.us + other.postgresUs, one.us + one.postgresUs),
      ]
    })
  )
  console.log('\nShared buffers of a statement, and its milliseconds\n')
  say(
    ['statement', small.size, large.size].map(String),
    Object.keys(large.buffers).map((name) => [
      name,
      ...[small, large].map(
        ({ buffers }) =>
          `${buffers[name].buffers} / ${buffers[name].ms.toFixed(1)}`
      ),
    ])
  )
}
