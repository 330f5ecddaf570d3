import { fireEvent } from '@redwoodjs/testing/web'

import i18n from 'src/i18n'
import { reloadPage } from 'src/lib/browser/reloadPage'

import { leaveOldBuild, tellOfNewBuild, watchBuild } from './newBuild'

jest.mock('src/lib/browser/reloadPage', () => ({ reloadPage: jest.fn() }))

const realFetch = globalThis.fetch
/** The scripts of the build that the server has. */
const serve = (...files: string[]) => {
  globalThis.fetch = jest.fn(async () => ({
    json: async () => files,
  })) as never
}
const lines = () => document.querySelectorAll('body > [role=status]')

beforeAll(() => i18n.loadNamespaces('common.tools'))
beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(reloadPage).mockClear()
  document.head.innerHTML =
    '<script type="module" src="/assets/index-1.js"></script>'
  document.body.innerHTML = ''
})
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('a file of the build that is missing', () => {
  it('changes nothing while the build is the same, or the server does not answer', async () => {
    serve('/assets/index-1.js')
    await leaveOldBuild()
    await tellOfNewBuild()
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('lost'))
    await leaveOldBuild()
    await tellOfNewBuild()
    expect(reloadPage).not.toHaveBeenCalled()
    expect(lines()).toHaveLength(0)
  })

  it('loads a page that failed again after a new build, once', async () => {
    serve('/assets/index-2.js')
    await leaveOldBuild()
    // The browser has kept the old page.
    await leaveOldBuild()
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('is told once above a page whose part failed, and takes nothing away', async () => {
    serve('/assets/index-2.js')
    await tellOfNewBuild()
    await tellOfNewBuild()
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toHaveTextContent('A new version of this page is ready.')
    expect(reloadPage).not.toHaveBeenCalled()
    fireEvent.click(lines()[0].querySelector('button') as HTMLElement)
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('is no uncaught error, which other failures stay', () => {
    watchBuild()
    const isCaught = (reason: unknown) =>
      !window.dispatchEvent(
        Object.assign(new Event('unhandledrejection', { cancelable: true }), {
          reason,
        })
      )
    expect(
      isCaught(new TypeError('Failed to fetch dynamically imported module'))
    ).toBe(true)
    expect(isCaught(new TypeError('x is not a function'))).toBe(false)
    expect(isCaught(new Error('import of rows failed'))).toBe(false)
  })
})
