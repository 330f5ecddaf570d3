import { pixelSources, withPixel } from './pixel'

const html = '<head><title>Sulong</title></head>'

const sourcesAt = (url: string) =>
  (['script', 'image', 'connect'] as const).flatMap((kind) =>
    pixelSources(kind).map((source) => source({ url }))
  )

afterEach(() => {
  delete process.env.FACEBOOK_PIXEL_ID
})

describe('the tracking pixel', () => {
  it.each([
    undefined,
    '',
    'none',
    '12',
    '"><script>alert(1)</script>',
    '123456789012345 678',
  ])('Is in no page and not allowed by the CSP while its id is %j', (id) => {
    if (id !== undefined) process.env.FACEBOOK_PIXEL_ID = id
    expect(withPixel(html, '/')).toBe(html)
    expect(sourcesAt('/')).toEqual([])
  })

  it.each([
    '/reset-password',
    '/reset-password?resetToken=secret',
    '/reset-password/',
    '/Reset-Password',
    '/set-new-password',
    '/email-change?token=secret',
    '/unsubscribe?token=secret',
  ])('Is not told to %s, whose address may contain a token', (url) => {
    process.env.FACEBOOK_PIXEL_ID = '123456789012345'
    expect(withPixel(html, url.split('?')[0])).toBe(html)
    expect(new Set(sourcesAt(url))).toEqual(new Set(["'self'"]))
  })

  it.each(['/', '/login?redirectTo=/reset-password', '/freelance-kickstart'])(
    'Is told to %s, which may load it',
    (url) => {
      process.env.FACEBOOK_PIXEL_ID = ' 123456789012345 '
      expect(withPixel(html, url.split('?')[0])).toContain(
        '<meta name="sulong:pixel" content="123456789012345" />'
      )
      expect(sourcesAt(url)).toEqual([
        'https://connect.facebook.net',
        'https://www.facebook.com',
        'https://connect.facebook.net https://www.facebook.com',
      ])
    }
  )
})
