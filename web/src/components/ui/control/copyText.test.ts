import { copyText } from './copyText'

const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true })

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))

describe('Copying a text', () => {
  it('uses the clipboard', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    give(navigator, 'clipboard', { writeText })
    expect(await copyText('0917')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('0917')
  })

  it.each([
    ['refuses it', { writeText: refuse }],
    ['has none', undefined],
  ])('uses the older command if the browser %s', async (_, clipboard) => {
    give(navigator, 'clipboard', clipboard)
    const setData = jest.fn()
    give(document, 'execCommand', () => {
      const event = new Event('copy', { cancelable: true })
      document.dispatchEvent(
        Object.assign(event, { clipboardData: { setData } })
      )
      return true
    })
    expect(await copyText('0917')).toBe(true)
    expect(setData.mock.calls).toEqual([['text/plain', '0917']])
  })

  it('tells if neither copies', async () => {
    give(navigator, 'clipboard', undefined)
    give(document, 'execCommand', () => false)
    expect(await copyText('0917')).toBe(false)
  })
})
