import type { ComponentType } from 'react'

import type { Field as PuckField } from '@puckeditor/core'
import type { TFunction } from 'i18next'

import { landingBlocks } from 'src/components/Marketing/Landing/landingBlocks'

import { MomentField } from '../fields/MomentField'
import { PersonField } from '../fields/PersonField'
import { PictureField } from '../fields/PictureField'
import { RichTextField } from '../fields/RichTextField'

import { CanvasPage } from './CanvasPage'

import {
  blocks,
  blockTypes,
  pageFields,
  type BlockType,
} from '$api/src/shared/marketing/landing/blocks'
import {
  cleanValues,
  type Field,
  type Fields,
} from '$api/src/shared/marketing/landing/fields'

type Words = TFunction<'marketing.staff', 'builder'>

const asTyped = { html: (html: string) => html }

const labelOf = (t: Words, name: string) =>
  t(
    name.endsWith('Fil')
      ? `fields.${name.slice(0, -3) as 'title'}`
      : `fields.${name as 'title'}`
  ) + (name.endsWith('Fil') ? ` (${t('inFilipino')})` : '')

const custom = {
  richText: RichTextField,
  picture: PictureField,
  moment: MomentField,
  person: PersonField,
}

const fieldOf = (t: Words, name: string, field: Field): PuckField => {
  const label = labelOf(t, name)
  switch (field.as) {
    case 'line':
    case 'video':
      return { type: 'text', label }
    case 'text':
      return { type: 'textarea', label }
    case 'choice':
      return {
        type: 'select',
        label,
        options: field.choices.map((value) => ({
          value,
          label: t(`choices.${value as 'shown'}`),
        })),
      }
    case 'list':
      return {
        type: 'array',
        label,
        max: field.max,
        arrayFields: fieldsOf(t, field.of),
        defaultItemProps: cleanValues(field.of, {}, asTyped),
        getItemSummary: (item: Record<string, string>, index) =>
          item.question || item.name || t('item', { number: (index ?? 0) + 1 }),
      } as PuckField
    default: {
      const Input = custom[field.as]
      return {
        type: 'custom',
        label,
        render: ({ value, onChange, id }) => (
          <Input
            label={label}
            value={value ?? ''}
            onChange={onChange}
            id={id}
          />
        ),
      }
    }
  }
}

const fieldsOf = (t: Words, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fieldOf(t, name, field),
    ])
  )

const componentOf = (t: Words, type: BlockType) => {
  const Block = landingBlocks[type] as ComponentType<Record<string, unknown>>
  const label = t(`blocks.${type}`)
  return {
    label,
    fields: fieldsOf(t, blocks[type]),
    defaultProps: cleanValues(blocks[type] as Fields, {}, asTyped),
    // An empty block shows a placeholder, so that it can still be selected.
    render: ({
      puck: _puck,
      editMode: _mode,
      ...props
    }: Record<string, unknown>) => (
      <div
        data-empty={label}
        className="mb-8 empty:border-control empty:text-muted empty:rounded-lg empty:border empty:border-dashed empty:p-4 empty:before:content-[attr(data-empty)]"
      >
        <Block {...props} />
      </div>
    ),
  }
}

const groups: Record<'say' | 'sell' | 'trust', BlockType[]> = {
  say: ['Hero', 'Text', 'Picture', 'Video'],
  sell: [
    'Price',
    'CheckoutButton',
    'Courses',
    'SeatsLeft',
    'Countdown',
    'Form',
  ],
  trust: [
    'Coach',
    'Wins',
    'Testimonials',
    'StagePath',
    'Questions',
    'Refund',
    'Ask',
  ],
}

/** Puck's configuration of our blocks, from the table that the server validates by. */
export const configOf = (t: Words) => ({
  categories: Object.fromEntries(
    Object.entries(groups).map(([name, components]) => [
      name,
      { title: t(`groups.${name as 'say'}`), components },
    ])
  ),
  components: Object.fromEntries(
    blockTypes.map((type) => [type, componentOf(t, type)])
  ),
  root: {
    label: t('page'),
    fields: fieldsOf(t, pageFields),
    render: CanvasPage,
  },
})
