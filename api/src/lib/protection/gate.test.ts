import { createFairGate } from './gate'

/** Work that ends when it is told to. */
const openWork = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endNext }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('The line of one person delays nobody else', async () => {
  const run = createFairGate({
    ofOne: { atOnce: 1, waiting: Infinity },
    ofAll: { atOnce: 2, waiting: Infinity },
  })
  const { begun, work, endNext } = openWork()
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name[0], work(name)))
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  for (const _ of all) await endNext()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect((await Promise.all(all)).map(({ refusedBy }) => refusedBy)).toEqual(
    all.map(() => null)
  )
})

test('The gate tells whose line is full, and work that fails leaves it', async () => {
  const run = createFairGate({
    ofOne: { atOnce: 1, waiting: 1 },
    ofAll: { atOnce: 1, waiting: 0 },
  })
  const { work, endNext } = openWork()
  const first = run('a', work('a1'))
  await settled()
  expect(await run('b', work('b1'))).toEqual({ refusedBy: 'all' })
  const second = run('a', () => Promise.reject(new Error('Broken')))
  expect(await run('a', work('a3'))).toEqual({ refusedBy: 'one' })
  const failing = expect(second).rejects.toThrow('Broken')
  await endNext()
  await first
  await failing
  expect(await run('b', async () => 1)).toEqual({ result: 1, refusedBy: null })
})
