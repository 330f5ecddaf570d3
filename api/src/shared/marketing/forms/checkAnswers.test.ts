import { checkAnswers, keepAnswers } from './checkAnswers'
import { optionsOf, schemaOf } from './testForm'

const options = optionsOf('va', 'smm', 'web')
const address = { city: 'Cebu City', province: 'Cebu', street: '' }

describe('an answer', () => {
  it.each<[string, object, unknown, unknown]>([
    ['text is trimmed', { type: 'shortText' }, ' Ana ', 'Ana'],
    ['an e-mail is normalised', { type: 'email' }, ' A@B.ph ', 'a@b.ph'],
    [
      'a mobile number is normalised',
      { type: 'mobile' },
      '0917 123 4567',
      '09171234567',
    ],
    ['an amount is in centavos', { type: 'peso' }, 150_050, 150_050],
    ['a day', { type: 'date' }, '2026-02-28', '2026-02-28'],
    ['a choice', { type: 'single', options }, 'va', 'va'],
    [
      'choices stand in the order of the options',
      { type: 'multi', options },
      ['web', 'va'],
      ['va', 'web'],
    ],
    ['a rating', { type: 'rating' }, 5, 5],
    ['no is an answer', { type: 'yesNo', isRequired: true }, false, false],
    ['zero is an answer', { type: 'number', isRequired: true }, 0, 0],
    ['a consent', { type: 'consent' }, true, true],
    ['an address', { type: 'address', isRequired: true }, address, address],
    ['a text without NUL', { type: 'shortText' }, 'A\0na', 'Ana'],
    ['nothing', { type: 'number' }, null, undefined],
    ['a blank text', { type: 'shortText' }, '  ', undefined],
  ])('is stored: %s', (_, field, raw, expected) => {
    expect(checkAnswers(schemaOf({ key: 'a', ...field }), { a: raw })).toEqual({
      answers: expected === undefined ? {} : { a: expected },
      refusals: {},
    })
  })

  it.each<[string, object, unknown, string]>([
    [
      'a missing text',
      { type: 'shortText', isRequired: true },
      ' ',
      'REQUIRED',
    ],
    ['a consent that is not given', { type: 'consent' }, false, 'REQUIRED'],
    ['a half address', { type: 'address' }, { city: 'Cebu' }, 'REQUIRED'],
    ['an e-mail address without @', { type: 'email' }, 'ana', 'EMAIL_INVALID'],
    ['a short mobile number', { type: 'mobile' }, '0917', 'MOBILE_INVALID'],
    [
      'a text above its own limit',
      { type: 'shortText', max: 3 },
      'four',
      'TOO_LONG',
    ],
    [
      'a text above every limit',
      { type: 'shortText', max: 900 },
      'x'.repeat(201),
      'TOO_LONG',
    ],
    [
      'a text below its limit',
      { type: 'longText', min: 5 },
      'four',
      'ANSWER_TOO_SHORT',
    ],
    [
      'a number below its limit',
      { type: 'number', min: 2 },
      1,
      'ANSWER_TOO_LOW',
    ],
    [
      'an amount above its limit',
      { type: 'peso', max: 200 },
      201,
      'ANSWER_TOO_HIGH',
    ],
    ['a number as text', { type: 'number' }, '1', 'INVALID'],
    ['part of a centavo', { type: 'peso' }, 1.5, 'INVALID'],
    ['a day that does not exist', { type: 'date' }, '2026-02-30', 'INVALID'],
    ['an unknown choice', { type: 'dropdown', options }, 'x', 'INVALID'],
    [
      'a list with an unknown choice',
      { type: 'multi', options },
      ['va', 'x'],
      'INVALID',
    ],
    [
      'too many choices',
      { type: 'multi', options, max: 1 },
      ['va', 'web'],
      'TOO_LONG',
    ],
    [
      'too few choices',
      { type: 'multi', options, min: 2 },
      ['va'],
      'ANSWER_TOO_SHORT',
    ],
    ['a sixth star', { type: 'rating' }, 6, 'ANSWER_TOO_HIGH'],
    ['no star', { type: 'rating' }, 0, 'ANSWER_TOO_LOW'],
    [
      'a day of birth in the future',
      { type: 'date', profile: 'birthdate' },
      '2999-01-01',
      'BIRTHDATE_INVALID',
    ],
    ['half a star', { type: 'rating' }, 4.5, 'INVALID'],
  ])('is refused: %s', (_, field, raw, code) => {
    expect(
      checkAnswers(schemaOf({ key: 'a', ...field }), { a: raw }).refusals
    ).toEqual({ a: code })
  })

  it('of a field that is not shown is dropped, and not needed', () => {
    const schema = schemaOf(
      { key: 'works', type: 'yesNo' },
      {
        key: 'job',
        type: 'shortText',
        isRequired: true,
        rules: [
          { effect: 'show', when: 'works', operator: 'is', value: 'true' },
        ],
      },
      { key: 'part', type: 'section' }
    )
    expect(
      checkAnswers(schema, { works: false, job: 'VA', part: 'x', other: 1 })
    ).toEqual({ answers: { works: false }, refusals: {} })
  })
})

describe('an unsent form', () => {
  const schema = schemaOf(
    { key: 'mail', type: 'email' },
    { key: 'rating', type: 'rating' },
    {
      key: 'why',
      type: 'longText',
      rules: [
        { effect: 'show', when: 'rating', operator: 'isBelow', value: '3' },
      ],
    }
  )
  it('keeps half-typed texts and answers of hidden fields, and nothing unknown', () => {
    expect(
      keepAnswers(schema, { mail: 'ana@', rating: 9, why: 'Too fast', x: 1 })
    ).toEqual({ mail: 'ana@', rating: 9, why: 'Too fast' })
  })

  it('keeps choices that are still too few', () => {
    const choices = schemaOf({ key: 'a', type: 'multi', options, min: 2 })
    expect(keepAnswers(choices, { a: ['va', 'gone'] })).toEqual({ a: ['va'] })
  })
})

it('Objects that cannot be read as text are no answers, and break nothing', () => {
  const odd = { toString: 1, valueOf: 1 }
  const schema = schemaOf(
    { key: 'a', type: 'number' },
    {
      key: 'b',
      type: 'address',
      rules: [{ effect: 'show', when: 'a', operator: 'isAbove', value: '1' }],
    },
    { key: 'c', type: 'address' }
  )
  expect(checkAnswers(schema, { a: odd, b: odd, c: { city: odd } })).toEqual({
    answers: {},
    refusals: {},
  })
})
