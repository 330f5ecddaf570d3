import { profileRefusal, profileRefusals } from './profileRules'

const today = '2026-11-21'
const ana = { firstName: 'Ana', lastName: 'Dela Cruz' }

describe('a profile', () => {
  test.each([
    ['firstName', ' ', 'FIRST_NAME_REQUIRED'],
    ['firstName', 'a'.repeat(61), 'NAME_TOO_LONG'],
    ['lastName', 'https://evil.example', 'NAME_INVALID'],
    ['suffix', 'a@b.ph', 'NAME_INVALID'],
    ['lastName', null, 'LAST_NAME_REQUIRED'],
    ['middleName', 'a'.repeat(61), 'NAME_TOO_LONG'],
    ['suffix', 'a'.repeat(21), 'TOO_LONG'],
    ['sex', 'yes', 'INVALID'],
    ['birthdate', '2026-11-21', 'BIRTHDATE_INVALID'],
    ['birthdate', '2027-01-01', 'BIRTHDATE_INVALID'],
    ['birthdate', '1899-12-31', 'BIRTHDATE_INVALID'],
    ['birthdate', '2000-02-30', 'BIRTHDATE_INVALID'],
    ['birthdate', '02/03/2000', 'BIRTHDATE_INVALID'],
    ['mobileNumber', '0917', 'MOBILE_INVALID'],
    ['mobileNumber', '639171234567', 'MOBILE_INVALID'],
    ['mobileNumber', `09171234567${' '.repeat(40)}`, 'MOBILE_INVALID'],
    ['city', 'a'.repeat(101), 'TOO_LONG'],
    ['facebookProfile', 'https://evil.example/ana', 'FACEBOOK_PROFILE_INVALID'],
    ['tiktok', 'tiktok/@ana', 'SOCIAL_LINK_INVALID'],
    ['website', 'http://ana.example', 'WEBSITE_INVALID'],
  ] as const)('%s %j is refused: %s', (field, value, code) => {
    expect(profileRefusal(field, value, today)).toBe(code)
  })

  test.each([
    ['middleName', null],
    ['sex', ''],
    ['sex', 'Female'],
    ['birthdate', '2026-11-20'],
    ['birthdate', '1900-01-01'],
    ['mobileNumber', '0917 123-4567'],
    ['mobileNumber', '+63 917 123 4567'],
    ['mobileNumber', '+442071234567'],
    ['facebookProfile', 'facebook.com/ana.dc'],
    ['country', undefined],
  ] as const)('%s may be %j', (field, value) => {
    expect(profileRefusal(field, value, today)).toBeNull()
  })

  it('Needs a name, and nothing else', () => {
    expect(Object.values(profileRefusals(ana, today)).filter(Boolean)).toEqual(
      []
    )
    expect(
      profileRefusals({ firstName: '', lastName: '', city: 'x' }, today)
    ).toMatchObject({
      firstName: 'FIRST_NAME_REQUIRED',
      lastName: 'LAST_NAME_REQUIRED',
      city: null,
    })
  })
})
