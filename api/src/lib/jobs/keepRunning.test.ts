import { keepRunning } from './keepRunning'

/** Something that ends when the test says so, and counts how often it is started and stopped. */
const startable = () => {
  const ends: ((error?: Error) => void)[] = []
  const stopped: number[] = []
  const start = jest.fn(async () => {
    const index = ends.length
    const promise = new Promise<void>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve()))
    )
    return {
      promise,
      stop: async () => {
        stopped.push(index)
        ends[index]()
      },
    }
  })
  const started = async (times: number) => {
    while (start.mock.calls.length < times) await new Promise(setImmediate)
  }
  return {
    start,
    started,
    stopped,
    end: (index: number, error?: Error) => ends[index](error),
  }
}

it.each([
  ['ends', undefined],
  ['fails', new Error('the database is away')],
])('Starts a worker that %s again', async (_, error) => {
  const { start, started, stopped, end } = startable()
  const kept = await keepRunning(start, 1)
  end(0, error)
  await started(2)
  end(1, error)
  await started(3)
  await kept.stop()
  expect(stopped).toEqual([2])
})

it('A later start that fails is tried again', async () => {
  const { start, started, end } = startable()
  const kept = await keepRunning(start, 1)
  start.mockRejectedValueOnce(new Error('the database is away'))
  end(0)
  await started(3)
  await kept.stop()
})

it('A runner that was stopped does not start again', async () => {
  const { start, stopped } = startable()
  const kept = await keepRunning(start, 1)
  await kept.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(start).toHaveBeenCalledTimes(1)
  expect(stopped).toEqual([0])
})

it('A stop does not wait for the pause', async () => {
  const { start, end } = startable()
  const kept = await keepRunning(start, 3_600_000)
  end(0)
  await new Promise(setImmediate)
  await kept.stop()
  expect(start).toHaveBeenCalledTimes(1)
})

it('A first start that fails is reported', async () => {
  const start = () => Promise.reject(new Error('no database'))
  await expect(keepRunning(start, 1)).rejects.toThrow('no database')
})
