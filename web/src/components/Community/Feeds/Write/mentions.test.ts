import { shownText, storedText, writtenAs } from './mentions'

const ben = { name: 'Ben Bautista', slug: 'ben-bautista-100015' }
const ana = { name: 'Ana Cruz', slug: 'ana-cruz' }
const anaReyes = { name: 'Ana Cruz Reyes', slug: 'ana-cruz-reyes' }
const otherBen = { name: 'Ben Bautista', slug: 'ben-bautista-2' }

it.each([
  ['Ask @Ben Bautista.', 'Ask @ben-bautista-100015.'],
  ['(@Ben Bautista) and @Ana Cruz', '(@ben-bautista-100015) and @ana-cruz'],
  ['@Ana Cruz Reyes, not @Ana Cruz', '@ana-cruz-reyes, not @ana-cruz'],
  ['@Ana Cruzado and mail@Ana Cruz', '@Ana Cruzado and mail@Ana Cruz'],
  ['Ben Bautista without a sign', 'Ben Bautista without a sign'],
])('"%s" is stored as "%s"', (shown, stored) =>
  expect(storedText(shown, [ben, ana, anaReyes])).toBe(stored)
)

it.each([
  'Ask @ben-bautista-100015.',
  'Both: @ben-bautista-100015 and @ben-bautista-2',
  'Nobody: @somebody-else',
])('"%s" is the same after it was edited without a change', (stored) => {
  const named = [ben, otherBen]
  expect(storedText(shownText(stored, named), named)).toBe(stored)
})

it('The second of two people with one name is written by the slug', () => {
  expect(writtenAs(ben, [])).toBe('Ben Bautista')
  expect(writtenAs(ben, [ben])).toBe('Ben Bautista')
  expect(writtenAs(otherBen, [ben])).toBe('ben-bautista-2')
})

it('Signs of a name have no meaning of their own', () => {
  const dot = { name: 'J. (Jojo) Reyes Jr.', slug: 'jojo' }
  expect(storedText('Hi @J. (Jojo) Reyes Jr. and @Jx', [dot])).toBe(
    'Hi @jojo and @Jx'
  )
})
