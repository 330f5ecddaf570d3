import { emailInRouteData, readRouteData, resetPasswordPath } from './resetLink'

const encoded = (data: object) => encodeURIComponent(JSON.stringify(data))

it('The page reads the mail’s link as it was written', () => {
  const path = resetPasswordPath({
    id: '4503599627370495',
    token: 'abc_-',
    email: 'ana+one@example.com',
    otp: '012345',
  })
  const url = new URL(path, 'https://school.example')
  const data = Object.fromEntries(url.searchParams)
  expect(url.pathname).toBe('/reset-password')
  expect(data).toMatchObject({
    userId: '4503599627370495',
    resetToken: 'abc_-',
    email: 'ana+one@example.com',
  })
  expect(readRouteData(data)).toEqual({ id: '4503599627370495', otp: '012345' })
})

it.each([
  [
    'each in its own',
    { extraData: encoded({ otp: '1' }), extraData2: encoded({ id: 2 }) },
    { otp: '1', id: '2' },
  ],
  [
    'both in the first',
    { extraData: encoded({ otp: '1', id: 2 }) },
    { otp: '1', id: '2' },
  ],
  [
    'both in the second',
    { extraData2: encoded({ otp: 1, id: '2' }) },
    { otp: '1', id: '2' },
  ],
  ['only the user id', { userId: '7' }, { otp: undefined, id: '7' }],
  ['nothing', {}, { otp: undefined, id: undefined }],
  [
    'no JSON',
    { extraData: '%', extraData2: 'null' },
    { otp: undefined, id: undefined },
  ],
  [
    'odd values',
    { extraData: encoded({ otp: ['1'], id: {} }) },
    { otp: undefined, id: undefined },
  ],
])('The code and its id, %s', (_, data, expected) => {
  expect(readRouteData(data)).toEqual(expected)
})

it.each([
  [encoded({ email: 'ana@example.com' }), 'ana@example.com'],
  [encoded({ email: 7 }), undefined],
  ['%', undefined],
  [undefined, undefined],
])('The email in %s is %s', (extraData, email) => {
  expect(emailInRouteData(extraData)).toBe(email)
})
