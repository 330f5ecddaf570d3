import { securityHeaders } from './securityHeaders'

const { PUBLIC_URL } = process.env
afterEach(() => {
  process.env.PUBLIC_URL = PUBLIC_URL
})

const headersOf = (url: string) => {
  process.env.PUBLIC_URL = url
  return securityHeaders()
}

test('An https site sends HSTS for a year', () => {
  const headers = headersOf('https://school.example')
  const [, seconds] =
    /max-age=(\d+)/.exec(headers['strict-transport-security']) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
  expect(headers['content-security-policy']).toContain(
    'upgrade-insecure-requests'
  )
})

test('An http site sends no header that would lock its visitors out', () => {
  const headers = headersOf('http://localhost:8910')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain(
    'upgrade-insecure-requests'
  )
})

test.each(['https://school.example', 'http://localhost:8910'])(
  'Scripts of %s come from its own files only',
  (url) => {
    const policy = headersOf(url)['content-security-policy']
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).not.toContain('unsafe-eval')
    for (const none of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${none} 'none'`)
  }
)
