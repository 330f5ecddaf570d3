import { answerHeaders, securityHeaders } from './securityHeaders'

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

test.each(['https://school.example', 'http://localhost:8910'])(
  'An answer of %s may load nothing, and nothing may frame or keep it',
  (url) => {
    const page = headersOf(url)
    const answer = answerHeaders()
    expect(answer).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(answer['strict-transport-security']).toBe(
      page['strict-transport-security']
    )
  }
)
