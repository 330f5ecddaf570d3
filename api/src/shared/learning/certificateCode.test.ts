import { asCertificateCode, readableCode } from './certificateCode'

test('Is shown in groups, and accepted however it is typed', () => {
  const code = 'ABCDE23456FGHJK78923'
  expect(readableCode(code)).toBe('ABCDE-23456-FGHJK-78923')
  for (const typed of [code, readableCode(code), ` ${code.toLowerCase()} `])
    expect(asCertificateCode(typed)).toBe(code)
  expect(readableCode('')).toBe('')
})
