import { firstFree } from '../../text/slug'

import {
  blocks,
  pageFields,
  type BlockProps,
  type BlockType,
  type PageProps,
} from './blocks'
import { cleanValues, recordOf, type Cleaners } from './fields'

export const MOST_BLOCKS = 60
export const MOST_CHARACTERS = 300_000

export type LandingBlock = {
  [Type in BlockType]: {
    type: Type
    props: BlockProps<Type> & { id: string }
  }
}[BlockType]

/** The editor's content, which is flat: blocks contain no blocks. */
export type LandingContent = {
  root: { props: PageProps }
  content: LandingBlock[]
}

/** Whether the content can be a page and is not too large. */
export const isContent = (raw: unknown): boolean => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return false
  try {
    return JSON.stringify(raw).length <= MOST_CHARACTERS
  } catch {
    // The value is nested too deeply or circular.
    return false
  }
}

const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blocks, type)

const idOf = (given: unknown, type: string, taken: Set<string>) => {
  const wanted =
    typeof given === 'string' && /^[\w-]{1,80}$/.test(given) ? given : type
  const id = firstFree(wanted, taken)
  taken.add(id)
  return id
}

/**
 * The safe part of submitted or stored content: known blocks with known fields of the right kind. Cleaning it again
 * changes nothing.
 */
export const cleanContent = (
  raw: unknown,
  cleaners: Cleaners
): LandingContent => {
  const { root, content } = recordOf(isContent(raw) ? raw : {})
  const taken = new Set<string>()
  return {
    root: {
      props: cleanValues(pageFields, recordOf(root).props, cleaners),
    },
    content: (Array.isArray(content) ? content : [])
      .map(recordOf)
      .filter(({ type }) => isBlockType(type))
      .slice(0, MOST_BLOCKS)
      .map(({ type, props }) => ({
        type: type as BlockType,
        props: {
          id: idOf(recordOf(props).id, String(type), taken),
          ...cleanValues(blocks[type as BlockType], props, cleaners),
        },
      })) as LandingBlock[],
  }
}

/** The ids of all pictures on a page that were uploaded here. */
export const uploadsIn = ({ root, content }: LandingContent): number[] => {
  const pictures = [root.props, ...content.map(({ props }) => props)].map(
    (props) => ('picture' in props ? props.picture : '')
  )
  return pictures.flatMap((picture) => {
    const [, id] = /^\/api\/uploads\/(\d+)$/.exec(picture) ?? []
    return id ? [Number(id)] : []
  })
}

export const hasBlock = ({ content }: LandingContent, type: BlockType) =>
  content.some((block) => block.type === type)
