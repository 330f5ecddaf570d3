import { cleanContent } from './cleanContent'
import { startContent } from './startContent'
import {
  coachesOf,
  isBroken,
  linksIn,
  warningsOf,
  type PageFacts,
} from './warnings'

const nothing: PageFacts = {
  now: new Date('2026-12-01T00:00:00Z'),
  opensAt: null,
  closesAt: null,
  seatsLeft: null,
  courses: 0,
  stages: 0,
  coaches: [],
  wins: 0,
  hasContact: false,
  hasRefundLine: false,
  isFunnelShown: true,
  deadLinks: new Set(),
}

const everything: PageFacts = {
  ...nothing,
  closesAt: '2026-12-24T10:00:00Z',
  seatsLeft: 3,
  courses: 1,
  stages: 1,
  coaches: [{ id: 7, isAuthor: true }],
  wins: 1,
  hasContact: true,
  hasRefundLine: true,
  isFunnelShown: true,
}

const clean = (raw: unknown) => cleanContent(raw, { html: (html) => html })

const codes = (
  content: object[],
  facts: PageFacts = nothing,
  root: object = {}
) =>
  warningsOf(clean({ root: { props: root }, content }), facts).map(
    ({ code, block, detail }) => [code, block, detail].filter(Boolean).join(' ')
  )

const hero = { type: 'Hero', props: { title: 'Hi' } }

it.each([
  ['Text', 'EMPTY_BLOCK'],
  ['Picture', 'EMPTY_BLOCK'],
  ['Video', 'EMPTY_BLOCK'],
  ['Questions', 'EMPTY_BLOCK'],
  ['Testimonials', 'EMPTY_BLOCK'],
  ['Courses', 'EMPTY_BLOCK'],
  ['StagePath', 'EMPTY_BLOCK'],
  ['SeatsLeft', 'NO_SEAT_LIMIT'],
  ['Countdown', 'NO_DATE'],
  ['Coach', 'NO_CONSENT'],
  ['Wins', 'NO_WINS'],
  ['Ask', 'NO_CONTACT'],
  ['Refund', 'NO_REFUND_LINE'],
])('A new block %s warns with %s', (type, code) => {
  expect(codes([hero, { type, props: {} }])).toEqual([`${code} ${type}`])
})

it('Blocks with live data do not warn', () => {
  const blocks = ['SeatsLeft', 'Countdown', 'Coach', 'Wins', 'Ask', 'Refund']
  expect(
    codes(
      blocks.map((type) => ({ type, props: {} })),
      everything
    )
  ).toEqual([])
})

it('A countdown whose end has passed warns, but still shows that', () => {
  const facts = { ...nothing, closesAt: '2026-11-01T00:00:00Z' }
  expect(codes([{ type: 'Countdown', props: {} }], facts)).toEqual([
    'DATE_PASSED Countdown',
  ])
})

it('A coach who no longer agrees warns, another author does not help', () => {
  const block = { type: 'Coach', props: { person: '8' } }
  expect(codes([hero, block], everything)).toEqual(['NO_CONSENT Coach'])
  expect(coachesOf({ person: '7' }, everything.coaches)).toHaveLength(1)
  expect(coachesOf({ person: '' }, everything.coaches)).toHaveLength(1)
})

it('Links to pages that do not exist are named once for each block', () => {
  const html =
    '<p><a href="/gone">a</a> <a class="x" href="/gone">b</a> <a href="/fast?a=1&amp;b=2">c</a></p>'
  expect(linksIn(html)).toEqual(['/gone', '/gone', '/fast?a=1&b=2'])
  const facts = { ...nothing, deadLinks: new Set(['/gone']) }
  expect(codes([{ type: 'Text', props: { html } }], facts)).toEqual([
    'DEAD_LINK Text /gone',
  ])
})

it('A page without a price card and a button offers no way to buy', () => {
  const root = { priceCard: 'hidden' }
  expect(codes([hero], nothing, root)).toEqual(['NO_WAY_TO_BUY'])
  const button = { type: 'CheckoutButton', props: {} }
  expect(codes([hero, button], nothing, root)).toEqual([])
  const heroWithButton = { type: 'Hero', props: { title: 'x', button: 'Go' } }
  expect(codes([heroWithButton], nothing, root)).toEqual([])
})

it('Only a page that shows nothing is broken', () => {
  const find = (content: object[]) => warningsOf(clean({ content }), nothing)
  expect(isBroken(find([]))).toBe(true)
  expect(isBroken(find([{ type: 'Text', props: {} }]))).toBe(true)
  expect(isBroken(find([{ type: 'Text', props: {} }, hero]))).toBe(false)
})

it('Template 1 shows something even without live data', () => {
  const start = clean(startContent({ name: 'F', headline: 'Go', body: '' }))
  expect(isBroken(warningsOf(start, nothing))).toBe(false)
})
