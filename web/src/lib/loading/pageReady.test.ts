import { whenPageReady } from './pageReady'

const pageWith = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const mutations = () => new Promise((done) => setTimeout(done))

describe('a page', () => {
  it.each([
    ['without a main part', '<header>Sulong</header>', false],
    ['with an empty main part', '<main></main>', false],
    ['with a skeleton', '<main><p class="skeleton"></p></main>', false],
    [
      'with a part that still loads',
      '<main><h1>Home</h1><p class="skeleton"></p></main>',
      false,
    ],
    ['with its data', '<main><h1>Home</h1></main>', true],
    [
      'with a skeleton outside of its main part',
      '<nav class="skeleton"></nav><main><h1>Home</h1></main>',
      true,
    ],
  ])('%s: ready is %j', (_, html, expected) => {
    const onReady = jest.fn()
    whenPageReady(pageWith(html), onReady)()
    expect(onReady).toHaveBeenCalledTimes(expected ? 1 : 0)
  })

  it('is ready once, when its data replaces the skeleton', async () => {
    const onReady = jest.fn()
    const root = pageWith('<main><p class="skeleton"></p></main>')
    whenPageReady(root, onReady)
    await mutations()
    expect(onReady).not.toHaveBeenCalled()

    root.innerHTML = '<main><h1>Home</h1></main>'
    await mutations()
    root.innerHTML = '<main><h1>Courses</h1></main>'
    await mutations()
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('is not waited for any longer after the wait was stopped', async () => {
    const onReady = jest.fn()
    const root = pageWith('<main></main>')
    whenPageReady(root, onReady)()
    root.innerHTML = '<main><h1>Home</h1></main>'
    await mutations()
    expect(onReady).not.toHaveBeenCalled()
  })
})
