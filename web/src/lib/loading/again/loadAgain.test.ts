import { loadAgain } from './loadAgain'
import { whenOnline } from './whenOnline'

const lost = () => new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a file of the build that failed to load', () => {
  it('is loaded once more after a second', async () => {
    const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue('it')
    const loading = loadAgain(load)
    await jest.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await loading).toBe('it')
  })

  it('fails at once while the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = jest.fn().mockRejectedValue(lost())
    await expect(loadAgain(load)).rejects.toThrow(TypeError)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

it('Work that failed is done again each time the device is online, until it succeeds', async () => {
  const work = jest
    .fn()
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
    .mockResolvedValue(undefined)
  const comeBack = async () => {
    await jest.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
  }
  whenOnline(work)
  for (let times = 0; times < 4; times += 1) await comeBack()
  expect(work).toHaveBeenCalledTimes(3)
})
