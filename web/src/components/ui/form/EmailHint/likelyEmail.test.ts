import { likelyEmail } from './likelyEmail'

it.each([
  ['juan@gmail.con', 'juan@gmail.com'],
  ['juan@gmial.com', 'juan@gmail.com'],
  ['juan@gamil.com', 'juan@gmail.com'],
  ['juan@gmai.com', 'juan@gmail.com'],
  ['juan@gmail.cm', 'juan@gmail.com'],
  ['juan@GMAIL.COMM', 'juan@gmail.com'],
  ['juan@gmail.com.ph', 'juan@gmail.com'],
  ['juan@yahooo.com', 'juan@yahoo.com'],
  ['juan@yahoo.com.phh', 'juan@yahoo.com.ph'],
  ['juan@yaho.com', 'juan@yahoo.com'],
  ['juan@hotmial.com', 'juan@hotmail.com'],
  [' Juan.Cruz+a@outlok.com ', 'Juan.Cruz+a@outlook.com'],
  ['juan@icloud.co', 'juan@icloud.com'],
  ['juan@yahoo.con.ph', 'juan@yahoo.com.ph'],
  ['juan@yahoo.co.ph', 'juan@yahoo.com.ph'],
  ['juan@yahoo.co', 'juan@yahoo.com'],
])('%j probably means %j', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  'juan@gmail.com',
  'juan@Gmail.com',
  'juan@yahoo.com.ph',
  'juan@mail.com',
  'juan@email.com',
  'juan@me.com',
  'juan@up.edu.ph',
  'juan@yahoo.ca',
  'juan@yahoo.com.sg',
  'juan@yahoo.com.hk',
  'juan@outlook.sa',
  'juan@outlook.jp',
  'juan@hotmail.ca',
  'juan@student.dlsu.edu.ph',
  'juan@sulong.ph',
  'juan@bdo.com.ph',
  'juan@pm.me',
  'juan@xyz.com',
  'juan',
  'juan@',
  '@gmail.con',
  '',
])('%j is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined()
})
