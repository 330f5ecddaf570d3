import { useGetPuck, type Data } from '@puckeditor/core'
import { useTranslation } from 'react-i18next'

import { useBuilder } from '../builderContext'

import {
  blocks,
  type BlockType,
} from '$api/src/shared/marketing/landing/blocks'
import {
  cleanValues,
  type Fields,
} from '$api/src/shared/marketing/landing/fields'
import {
  arrangeBy,
  type LayoutName,
} from '$api/src/shared/marketing/landing/layouts'

/** Puck's name for the page's one list of blocks. */
const ZONE = 'root:default-zone'

type Content = Data['content']

const asTyped = { html: (html: string) => html }

const newBlock = (type: BlockType): Content[number] => ({
  type,
  props: {
    ...cleanValues(blocks[type] as Fields, {}, asTyped),
    id: `${type}-${crypto.randomUUID()}`,
  },
})

/** Scrolls the canvas to a block once it is there. */
const showBlock = (id: string) =>
  setTimeout(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
    frame?.contentDocument
      ?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'center' })
  }, 50)

/** Changes of the page's blocks without a pointer. Each is one step of the history, and is told to screen readers. */
export const useBlockChanges = () => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { announce } = useBuilder()
  const getPuck = useGetPuck()
  const contentNow = () => getPuck().appState.data.content
  const nameOf = (type: string) => t(`blocks.${type as BlockType}`)

  const select = (index: number | null) =>
    getPuck().dispatch({
      type: 'setUi',
      ui: { itemSelector: index === null ? null : { index, zone: ZONE } },
    })

  const tell = (
    key: 'added' | 'moved',
    type: string,
    index: number,
    count: number
  ) => announce(t(key, { block: nameOf(type), number: index + 1, count }))

  /** Adds a block below the selected one, or at the end. */
  const add = (type: BlockType) => {
    const { appState, dispatch } = getPuck()
    const { itemSelector } = appState.ui
    const count = appState.data.content.length
    const index = itemSelector ? itemSelector.index + 1 : count
    const id = `${type}-${crypto.randomUUID()}`
    dispatch({
      type: 'insert',
      componentType: type,
      destinationIndex: index,
      destinationZone: ZONE,
      id,
    })
    select(index)
    showBlock(id)
    tell('added', type, index, count + 1)
  }

  const move = (index: number, to: number) => {
    const content = contentNow()
    if (to < 0 || to >= content.length) return
    const { type, props } = content[index]
    getPuck().dispatch({
      type: 'reorder',
      sourceIndex: index,
      destinationIndex: to,
      destinationZone: ZONE,
    })
    select(to)
    showBlock(String(props.id))
    tell('moved', type, to, content.length)
  }

  const duplicate = (index: number) => {
    const content = contentNow()
    getPuck().dispatch({
      type: 'duplicate',
      sourceIndex: index,
      sourceZone: ZONE,
    })
    tell('added', content[index].type, index + 1, content.length + 1)
  }

  const remove = (index: number) => {
    const { type } = contentNow()[index]
    getPuck().dispatch({ type: 'remove', index, zone: ZONE })
    announce(t('removed', { block: nameOf(type) }))
  }

  /** Leads to a block; to the fields of the page with null. */
  const goTo = (id: string | null) => {
    const index = contentNow().findIndex(({ props }) => props.id === id)
    select(index === -1 ? null : index)
    if (id !== null) showBlock(id)
  }

  const arrange = (name: LayoutName) => {
    getPuck().dispatch({
      type: 'setData',
      data: ({ content }) => ({
        content: arrangeBy(
          name,
          content as { type: string; props: { id: string } }[],
          newBlock as (type: BlockType) => {
            type: string
            props: { id: string }
          }
        ) as Content,
      }),
      recordHistory: true,
    })
    select(null)
    announce(t('layoutUsed', { layout: t(`layout.${name}.name`) }))
  }

  return { add, move, duplicate, remove, goTo, arrange, nameOf }
}
