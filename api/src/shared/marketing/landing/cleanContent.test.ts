import { blocks, blockTypes } from './blocks'
import {
  cleanContent,
  hasBlock,
  isContent,
  MOST_BLOCKS,
  MOST_CHARACTERS,
  uploadsIn,
} from './cleanContent'
import { startContent } from './startContent'

// A stand-in that removes all tags; the api's real sanitiser has its own tests.
const cleaners = { html: (html: string) => html.replace(/<[^>]*>/g, '') }
const clean = (raw: unknown) => cleanContent(raw, cleaners)
const page = (...content: unknown[]) => ({ root: {}, content })
const only = (block: unknown) => clean(page(block)).content[0]

const empty = {
  root: {
    props: {
      title: '',
      titleFil: '',
      description: '',
      descriptionFil: '',
      picture: '',
      visibility: 'shown',
      priceCard: 'shown',
    },
  },
  content: [],
}

describe('content that is not a page', () => {
  const circle: Record<string, unknown> = {}
  circle.root = circle
  const deep = () => {
    let tree: unknown = 'x'
    for (let level = 0; level < 100_000; level++) tree = [tree]
    return { content: tree }
  }
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['a circle', circle],
    ['too deep a tree', deep()],
    ['too much', { content: 'x'.repeat(MOST_CHARACTERS) }],
  ])('%s is refused, and becomes an empty page', (_name, raw) => {
    expect(isContent(raw)).toBe(false)
    expect(clean(raw)).toEqual(empty)
  })
})

describe('blocks', () => {
  it.each([
    'Script',
    'constructor',
    '__proto__',
    'toString',
    '',
    null,
    { toString: () => 'Hero' },
  ])('Of type %p are dropped', (type) => {
    expect(clean(page({ type, props: { title: 'x' } })).content).toEqual([])
  })

  it('Keep only their known fields', () => {
    const block = only({
      type: 'Hero',
      props: {
        id: 'Hero-1',
        title: 'Hi',
        onClick: 'alert(1)',
        style: { position: 'fixed' },
        dangerouslySetInnerHTML: { __html: '<script>' },
        children: ['x'],
        button: { text: 'no text' },
      },
      onLoad: 'x',
    })
    expect(Object.keys(block)).toEqual(['type', 'props'])
    expect(Object.keys(block.props).sort()).toEqual(
      ['id', ...Object.keys(blocks.Hero)].sort()
    )
    expect(block.props).toMatchObject({
      title: 'Hi',
      button: '',
      look: 'plain',
    })
  })

  it('Are limited in number, and so are the items of a list', () => {
    const many = Array.from({ length: 500 }, () => ({
      type: 'Questions',
      props: { items: Array.from({ length: 100 }, () => ({ question: 'q' })) },
    }))
    const { content } = clean(page(...many.slice(0, 70)))
    expect(content).toHaveLength(MOST_BLOCKS)
    expect((content[0].props as { items: unknown[] }).items).toHaveLength(30)
  })

  it('Get their own ids, whatever they came with', () => {
    const ids = clean(
      page(
        { type: 'Text', props: { id: 'a' } },
        { type: 'Text', props: { id: 'a' } },
        { type: 'Text', props: { id: '"><script>' } },
        { type: 'Text' }
      )
    ).content.map(({ props }) => props.id)
    expect(ids).toEqual(['a', 'a-2', 'Text', 'Text-2'])
  })

  it('Inside blocks and zones are dropped', () => {
    const raw = {
      ...page({ type: 'Text', props: { items: [{ type: 'Hero' }] } }),
      zones: { 'Text:x': [{ type: 'Hero', props: {} }] },
    }
    expect(JSON.stringify(clean(raw))).not.toContain('Hero')
  })

  it.each(blockTypes)('%s does not change in a second cleaning', (type) => {
    const once = clean(page({ type, props: { items: [{}] } }))
    expect(clean(once)).toEqual(once)
  })
})

describe('a picture', () => {
  it.each(['/api/uploads/12', '/covers/va-bundle.svg'])(
    'May be %s',
    (picture) => {
      expect(only({ type: 'Picture', props: { picture } }).props).toMatchObject(
        {
          picture,
        }
      )
    }
  )

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '/api/uploads/../graphql',
    '/api/uploads/1?x=<script>',
    '/covers/../api/graphql',
    ' /api/uploads/1',
  ])('May not be %s', (picture) => {
    expect(only({ type: 'Picture', props: { picture } }).props).toMatchObject({
      picture: '',
    })
  })

  it('That was uploaded is found in every block', () => {
    const content = clean({
      root: { props: { picture: '/api/uploads/3' } },
      content: [
        { type: 'Hero', props: { picture: '/api/uploads/4' } },
        { type: 'Picture', props: { picture: '/covers/va-bundle.svg' } },
        { type: 'Text', props: {} },
      ],
    })
    expect(uploadsIn(content)).toEqual([3, 4])
    expect(hasBlock(content, 'Text')).toBe(true)
    expect(hasBlock(content, 'StagePath')).toBe(false)
  })
})

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', true],
  ['https://evil.example/embed/1', false],
  ['javascript:alert(1)', false],
  ['<iframe src="https://evil.example"></iframe>', false],
])('The video %s is kept: %p', (video, isKept) => {
  expect(only({ type: 'Video', props: { video } }).props).toMatchObject({
    video: isKept ? video : '',
  })
})

it('Rich texts are sanitised, others stay as they are', () => {
  const html = '<b>x</b>'
  expect(
    only({ type: 'Text', props: { html, htmlFil: html } }).props
  ).toMatchObject({ html: 'x', htmlFil: 'x' })
  expect(only({ type: 'Hero', props: { title: html } }).props).toMatchObject({
    title: html,
  })
})

it.each([
  ['2026-12-24T18:00', '2026-12-24T18:00'],
  ['2026-02-30T18:00', ''],
  ['2026-12-24T25:00', ''],
  ['soon', ''],
])('The moment %s becomes %j', (moment, kept) => {
  expect(
    only({ type: 'Countdown', props: { moment, until: 'never' } }).props
  ).toMatchObject({ moment: kept, until: 'closes' })
})

it('A text is truncated to the limit of its kind', () => {
  const { title } = only({
    type: 'Hero',
    props: { title: 'x'.repeat(5_000) },
  }).props as { title: string }
  expect(title).toHaveLength(200)
})

it('Template 1 begins with the funnel’s texts and without testimonials', () => {
  const start = clean(
    startContent({
      name: 'F',
      headline: 'Go',
      headlineFil: 'Tara',
      body: 'body',
      coverUrl: '/covers/va-bundle.svg',
    })
  )
  expect(start.content.map(({ type }) => type)).toEqual([
    'Hero',
    'Courses',
    'Coach',
    'Wins',
    'Text',
    'Price',
    'CheckoutButton',
    'Refund',
    'Ask',
  ])
  expect(start.content[0].props).toMatchObject({
    title: 'Go',
    titleFil: 'Tara',
    picture: '/covers/va-bundle.svg',
  })
})
