// Arrangements of our blocks to start a page from. The spec's page templates stay what they are (Link a Page, Template 1).
import type { BlockType } from './blocks'

export const layoutNames = [
  'short',
  'coach',
  'launch',
  'video',
  'journey',
] as const

export type LayoutName = (typeof layoutNames)[number]

export const layouts: Record<LayoutName, BlockType[]> = {
  short: ['Hero', 'Courses', 'CheckoutButton', 'Refund', 'Ask'],
  coach: [
    'Hero',
    'Coach',
    'Text',
    'Wins',
    'Courses',
    'Price',
    'CheckoutButton',
    'Questions',
    'Ask',
  ],
  launch: [
    'Hero',
    'Countdown',
    'SeatsLeft',
    'CheckoutButton',
    'Courses',
    'Coach',
    'Questions',
    'Refund',
  ],
  video: [
    'Hero',
    'Video',
    'CheckoutButton',
    'Text',
    'Courses',
    'Wins',
    'Price',
    'Ask',
  ],
  journey: [
    'Hero',
    'Text',
    'StagePath',
    'Courses',
    'Coach',
    'Wins',
    'Questions',
    'Price',
    'CheckoutButton',
    'Refund',
  ],
}

type Block = { type: string; props: { id: string } & Record<string, unknown> }

/**
 * A page's blocks arranged by a layout: blocks that the page has keep their texts, each where the layout first wants its
 * kind, and missing ones are new. Blocks without a place are left out.
 */
export const arrangeBy = <Of extends Block>(
  name: LayoutName,
  blocks: readonly Of[],
  newBlock: (type: BlockType) => Of
): Of[] => {
  const left = [...blocks]
  return layouts[name].map((type) => {
    const index = left.findIndex((block) => block.type === type)
    return index === -1 ? newBlock(type) : left.splice(index, 1)[0]
  })
}
