// 100 clicks a second for a minute on the link of an affiliate: how long the answers take, and whether each is counted.
//   node bench/clicks.mjs [--base http://localhost:8910] [--path /wena-salazar]
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:8910' },
    path: { type: 'string', default: '/wena-salazar' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '100' },
  },
})
const [seconds, rate] = [Number(values.seconds), Number(values.rate)]
const TICK_MS = 100
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

const took = []
const statuses = new Map()

const click = async () => {
  const from = performance.now()
  const answer = await fetch(values.base + values.path, {
    redirect: 'manual',
    headers: { 'user-agent': USER_AGENT },
  })
  took.push(performance.now() - from)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  await answer.arrayBuffer()
}

const running = []
const perTick = (rate * TICK_MS) / 1_000
for (let tick = 0; tick < (seconds * 1_000) / TICK_MS; tick++) {
  for (let count = 0; count < perTick; count++)
    running.push(click().catch(() => statuses.set('failed', 1)))
  await new Promise((done) => setTimeout(done, TICK_MS))
}
await Promise.all(running)

took.sort((a, b) => a - b)
const at = (part) => took[Math.floor(took.length * part)]?.toFixed(1)
console.log(
  JSON.stringify({
    clicks: took.length,
    statuses: Object.fromEntries(statuses),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  })
)
