// The blocks of a landing page and their fields. Blocks do not store live data (price, seats, stages).
import type { Field, Fields, ValuesOf } from './fields'

const line = { as: 'line' } as const
const text = { as: 'text' } as const
const richText = { as: 'richText' } as const

/** A text field and its Filipino twin. */
const both = <Name extends string, Kind extends Field>(
  name: Name,
  kind: Kind
) =>
  ({ [name]: kind, [`${name}Fil`]: kind }) as Record<Name | `${Name}Fil`, Kind>

const choice = <const Choices extends readonly string[]>(...choices: Choices) =>
  ({ as: 'choice', choices }) as const

export const MOST_ITEMS = 30

const list = <const Of extends Fields>(of: Of) =>
  ({ as: 'list', of, max: MOST_ITEMS }) as const

export const blocks = {
  Hero: {
    ...both('eyebrow', line),
    ...both('title', line),
    ...both('text', text),
    ...both('button', line),
    picture: { as: 'picture' },
    look: choice('plain', 'tinted'),
  },
  Text: both('html', richText),
  Picture: {
    picture: { as: 'picture' },
    ...both('alt', line),
    ...both('caption', line),
  },
  Video: { video: { as: 'video' }, ...both('title', line) },
  Price: { ...both('note', line), facts: choice('shown', 'hidden') },
  SeatsLeft: both('note', line),
  Countdown: {
    until: choice('closes', 'opens', 'moment'),
    moment: { as: 'moment' },
    ...both('label', line),
    ...both('ended', line),
  },
  CheckoutButton: { ...both('label', line), ...both('note', line) },
  Courses: both('title', line),
  Questions: {
    ...both('title', line),
    items: list({ ...both('question', line), ...both('answer', text) }),
  },
  Testimonials: {
    ...both('title', line),
    items: list({ ...both('quote', text), name: line, ...both('role', line) }),
  },
  // The one person who agrees to be shown; empty: the authors of the product's courses.
  Coach: { ...both('title', line), person: { as: 'person' } },
  Wins: { ...both('title', line), count: choice('three', 'six') },
  Ask: { ...both('title', line), ...both('text', text) },
  Refund: both('note', line),
  Form: { ...both('title', line), ...both('text', text) },
  StagePath: { ...both('title', line), ...both('text', text) },
} as const satisfies Record<string, Fields>

export type BlockType = keyof typeof blocks

export type BlockProps<Type extends BlockType> = ValuesOf<(typeof blocks)[Type]>

export const blockTypes = Object.keys(blocks) as BlockType[]

/** Fields of the page itself, for link previews. */
export const pageFields = {
  ...both('title', line),
  ...both('description', text),
  picture: { as: 'picture' },
  visibility: choice('shown', 'hidden'),
  /** The card with the price that stays in view. */
  priceCard: choice('shown', 'hidden'),
} as const satisfies Fields

export type PageProps = ValuesOf<typeof pageFields>
