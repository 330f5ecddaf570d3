import {
  isFacebookProfile,
  isMobile,
  meantFacebookProfile,
  normalizeMobile,
} from './contact'

test.each([
  // typed, valid, stored
  ['09171234567', true, '09171234567'],
  ['0917 123 4567', true, '09171234567'],
  ['+63 917-123-4567', true, '+639171234567'],
  ['+12025550', true, '+12025550'],
  ['+123456789012345', true, '+123456789012345'],
  ['0917123456', false, '0917123456'],
  ['091712345678', false, '091712345678'],
  ['9171234567', false, '9171234567'],
  ['639171234567', false, '639171234567'],
  ['+1234567', false, '+1234567'],
  ['+1234567890123456', false, '+1234567890123456'],
  ['(0917) 123 4567', false, '09171234567'],
  ['0917abc4567', false, '09174567'],
  ['', false, ''],
])('%p is a mobile number: %p, stored as %p', (mobile, isValid, stored) => {
  expect(isMobile(mobile)).toBe(isValid)
  expect(normalizeMobile(mobile)).toBe(stored)
})

test.each([
  ['facebook.com/juan', true],
  ['fb.com/juan', true],
  ['www.facebook.com/juan.delacruz', true],
  ['https://facebook.com/juan', true],
  ['https://www.facebook.com/juan.99', true],
  ['HTTPS://Facebook.com/Juan', true],
  ['facebook.com/ju', false],
  ['facebook.com/', false],
  ['facebook.com/juan_d', false],
  ['facebook.com/juan/photos', false],
  ['facebook.com/profile.php?id=1', false],
  ['http://facebook.com/juan', false],
  ['twitter.com/juan', false],
  ['https://evil.com/facebook.com/juan', false],
  ['javascript:facebook.com/juan', false],
])('%p is a Facebook profile: %p', (profile, expected) => {
  expect(isFacebookProfile(profile)).toBe(expected)
})

test.each([
  [
    'https://www.facebook.com/juan.delacruz/',
    'https://www.facebook.com/juan.delacruz',
  ],
  ['https://m.facebook.com/juan?mibextid=ZbWKwL', 'https://facebook.com/juan'],
  ['web.facebook.com/juan.99/?_rdc=1&_rdr#', 'facebook.com/juan.99'],
  ['https://en-gb.facebook.com/juan', 'https://facebook.com/juan'],
  ['http://fb.com/juan', 'https://fb.com/juan'],
  ['\u202afb.com/juan\u202c ', 'fb.com/juan'],
  ['', ''],
])('The copied profile %j is %j', (copied, profile) => {
  expect(meantFacebookProfile(copied)).toBe(profile)
  expect(isFacebookProfile(profile)).toBe(profile !== '')
})

test.each([
  'https://m.facebook.com/profile.php?id=1',
  'https://www.facebook.com/share/1AbCd/?mibextid=x',
  'facebook.com/juan/photos/?ref=x',
  'https://m.evil.com/facebook.com/juan',
  'https://facebook.com.evil.com/juan?x',
])('The copied address %j is no profile', (copied) => {
  expect(isFacebookProfile(meantFacebookProfile(copied))).toBe(false)
})
