import { unsafeSetting } from './bootCheck'

const safe = {
  NODE_ENV: 'production',
  AUTH_PEPPERS: `k2:${'b'.repeat(32)},k1:${'a'.repeat(32)}`,
  PUBLIC_URL: 'https://school.example',
  SMTP_URL: 'smtps://mail.example',
}

describe('a server on an outside database', () => {
  it.each([
    ['all settings', {}],
    ['mails that are to stay in the outbox', { SMTP_URL: 'none' }],
    [
      'a database for development',
      {
        NODE_ENV: 'development',
        DEVELOPMENT_DATABASE: '1',
        AUTH_PEPPERS: undefined,
      },
    ],
  ])('starts with %s', (_name, change) => {
    expect(unsafeSetting({ ...safe, ...change })).toBeNull()
  })

  it.each([
    ['NODE_ENV', { NODE_ENV: undefined }],
    ['NODE_ENV', { NODE_ENV: 'development' }],
    ['NODE_ENV', { NODE_ENV: 'test', DEVELOPMENT_DATABASE: '0' }],
    ['AUTH_PEPPERS', { AUTH_PEPPERS: undefined }],
    ['AUTH_PEPPERS', { AUTH_PEPPERS: 'k1:short' }],
    ['AUTH_PEPPERS', { AUTH_PEPPERS: `${safe.AUTH_PEPPERS},k0:short` }],
    ['AUTH_PEPPERS', { AUTH_PEPPERS: '', DEVELOPMENT_DATABASE: '1' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'school.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['EMAIL_WORKER_SECRET', { EMAIL_WORKER_SECRET: 'short' }],
    ['BOUNCE_SECRET', { BOUNCE_SECRET: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ])('refuses to start for its %s (%j)', (name, change) => {
    expect(unsafeSetting({ ...safe, ...change })).toContain(`${name} is `)
  })
})
