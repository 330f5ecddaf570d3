import {
  int,
  matching,
  nextSearch,
  oneOf,
  page,
  text,
  type Parse,
} from './urlState'
import { readValues, type UrlOptions } from './urlValues'

describe('a parser', () => {
  it.each<[string, Parse<unknown>, string | null, unknown]>([
    ['text', text, 'ana', 'ana'],
    ['text', text, '', undefined],
    ['text', text, null, undefined],
    ['int', int, '3', 3],
    ['int', int, '0', undefined],
    ['int', int, '-3', undefined],
    ['int', int, '3.5', undefined],
    ['int', int, 'three', undefined],
    ['int', int, '2147483648', undefined],
    ['int', int, null, undefined],
    ['page', page, '3', 3],
    ['page', page, '2.9', 2],
    ['page', page, '-1', 1],
    ['page', page, 'two', 1],
    ['page', page, '1e99', 2147483647],
    ['page', page, null, 1],
    ['matching', matching((word) => word.startsWith('a')), 'ana', 'ana'],
    ['matching', matching((word) => word.startsWith('a')), 'ben', undefined],
    ['matching', matching(() => true), null, undefined],
    ['oneOf', oneOf(['paid', 'unpaid']), 'paid', 'paid'],
    ['oneOf', oneOf(['paid', 'unpaid']), 'Paid', undefined],
    ['oneOf', oneOf(['paid', 'unpaid'], 'paid'), 'x', 'paid'],
    ['oneOf', oneOf([7, 15], 15), '7', 7],
    ['oneOf', oneOf([7, 15], 15), null, 15],
  ])('%s reads a parameter (%#)', (_, parse, word, value) =>
    expect(parse(word)).toBe(value)
  )
})

const params = {
  q: text,
  days: oneOf([7, 15], 15),
  productId: int,
  page,
}

describe('the values of a query string', () => {
  it('are typed, and unknown ones count as absent', () =>
    expect(readValues('?q=a%26b&days=8&productId=x', params)).toEqual({
      q: 'a&b',
      days: 15,
      productId: undefined,
      page: 1,
    }))

  it('may have a prefix', () =>
    expect(
      readValues('?q=a&bills.q=b', { q: text }, { prefix: 'bills' })
    ).toEqual({ q: 'b' }))
})

type Case = [
  title: string,
  search: string,
  changes: Partial<ReturnType<typeof readValues<typeof params>>>,
  next: string,
  options?: UrlOptions,
]

describe('the next query string', () => {
  it.each<Case>([
    ['sets a value', '', { q: 'a&b' }, '?q=a%26b'],
    ['keeps the parameters of others', '?tab=1', { q: 'x' }, '?tab=1&q=x'],
    ['drops an empty value', '?q=x&tab=1', { q: '' }, '?tab=1'],
    ['drops an undefined value', '?q=x', { q: undefined }, ''],
    ['drops a default', '?days=7', { days: 15 }, ''],
    ['drops the first page', '?page=3', { page: 1 }, ''],
    ['returns to all first pages', '?page=3&a.page=2', { q: 'x' }, '?q=x'],
    [
      'keeps pages if it sets one',
      '?a.page=2',
      { page: 4 },
      '?a.page=2&page=4',
    ],
    [
      'with a prefix returns to its own first page',
      '?page=3&a.page=2&b.page=2',
      { q: 'x' },
      '?page=3&b.page=2&a.q=x',
      { prefix: 'a' },
    ],
    [
      'with an empty prefix keeps the pages of other lists',
      '?page=3&a.page=2',
      { q: 'x' },
      '?a.page=2&q=x',
      { prefix: '' },
    ],
    [
      'can keep every page',
      '?page=3',
      { q: 'x' },
      '?page=3&q=x',
      { keepsPage: true },
    ],
  ])('%s', (_, search, changes, next, ...[options]) =>
    expect(nextSearch(search, params, changes, options)).toBe(next)
  )
})
