import { enumValueOf, sortOf, wordOf } from './enumWords'

describe('The enum value of a word', () => {
  it.each([
    ['members', 'MEMBERS'],
    ['nonMembers', 'NON_MEMBERS'],
    ['for-regular-renewal', 'FOR_REGULAR_RENEWAL'],
    ['er-warmup', 'ER_WARMUP'],
    ['ARCHIVED', 'ARCHIVED'],
    ['IN_PROGRESS', 'IN_PROGRESS'],
    ['createdAt', 'CREATED_AT'],
    ['-createdAt', 'CREATED_AT_DESC'],
    ['-xp', 'XP_DESC'],
  ])('%s is %s', (word, value) => {
    expect(enumValueOf(word)).toBe(value)
  })
})

describe('The word of an enum value', () => {
  const words = ['all', 'early-renewal', 'nonMembers'] as const

  it.each([
    ['EARLY_RENEWAL', 'early-renewal'],
    ['NON_MEMBERS', 'nonMembers'],
    ['CONSTRUCTOR', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%s is %s', (value, word) => {
    expect(wordOf(words, value)).toBe(word)
  })
})

describe('The column and direction of a sort', () => {
  it.each([
    ['NAME', 'name', 'asc'],
    ['CREATED_AT', 'createdAt', 'asc'],
    ['AMOUNT_OFF_CENTAVOS_DESC', 'amountOffCentavos', 'desc'],
  ])('%s is %s %s', (value, column, direction) => {
    expect(sortOf(value)).toEqual([column, direction])
  })
})
