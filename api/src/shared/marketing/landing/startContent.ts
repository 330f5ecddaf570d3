import type { BlockType } from './blocks'

type Funnel = {
  name: string
  headline: string
  headlineFil?: string | null
  body: string
  bodyFil?: string | null
  coverUrl?: string | null
}

const block = (type: BlockType, props: Record<string, string> = {}) => ({
  type,
  props: { id: `${type}-start`, ...props },
})

/** Template 1, the initial content: the texts of the funnel's plain page as blocks. */
export const startContent = (funnel: Funnel): unknown => ({
  root: {
    props: {
      title: funnel.headline || funnel.name,
      titleFil: funnel.headlineFil ?? '',
      picture: funnel.coverUrl ?? '',
    },
  },
  content: [
    block('Hero', {
      title: funnel.headline || funnel.name,
      titleFil: funnel.headlineFil ?? '',
      picture: funnel.coverUrl ?? '',
    }),
    block('Courses'),
    block('Coach'),
    block('Wins'),
    block('Text', { html: funnel.body, htmlFil: funnel.bodyFil ?? '' }),
    block('Price'),
    block('CheckoutButton'),
    block('Refund'),
    block('Ask'),
  ],
})
