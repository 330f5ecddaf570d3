import type { FunnelFields, FunnelInput, Product } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { formatPrice } from '$api/src/shared/money'
import { slugify } from '$api/src/shared/text/slug'

registerFragment(gql`
  fragment FunnelFields on Funnel {
    id
    name
    slug
    productId
    product {
      id
      name
      priceCentavos
    }
    status
    headline
    headlineFil
    body
    bodyFil
    closedMessage
    closedMessageFil
    opensAt
    closesAt
    seatLimit
    seatsTaken
    validityByDays
    startByDays
    priceOverrideCentavos
    template
    linkedUrl
    landingPageStatus
    thankYouUrl
    offerPosition
    renewalOfFunnelId
    renewalOf {
      id
      name
    }
    paymentTermIds
    accessLevelIds
    createdAt
  }
`)

export const statusTones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  CLOSED: 'error',
  ARCHIVED: 'neutral',
} as const

export const columns: Column<FunnelFields>[] = [
  textColumn('name'),
  textColumn('slug', { value: ({ slug }) => `/${slug}` }),
  textColumn('product', {
    ...fixed,
    value: ({ product }) => product?.name,
    csv: ({ product }) => product?.name,
  }),
  badgeColumn('status', statusTones, fixed),
  badgeColumn(
    'landingPageStatus',
    { DRAFT: 'outline', PUBLISHED: 'success', UNPUBLISHED: 'warning' },
    more
  ),
  moneyColumn('priceOverrideCentavos', {
    ...fixed,
    free: true,
    secondary: true,
  }),
  numberColumn('seatsTaken', fixed),
  numberColumn('seatLimit', more),
  numberColumn('offerPosition', more),
  numberColumn('validityByDays', more),
  dateColumn('opensAt', { ...fixed, look: 'time', secondary: true }),
  dateColumn('closesAt', { ...fixed, look: 'time', secondary: true }),
  choiceColumn('template', more),
  textColumn('renewalOf', {
    ...more,
    value: ({ renewalOf }) => renewalOf?.name,
    csv: ({ renewalOf }) => renewalOf?.name,
  }),
  textColumn('thankYouUrl', more),
]

type Named = { id: string; label: string }

const labelsOf = (rows: readonly Named[], ids: readonly string[]) =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ') || null

/** The columns that stand above, or in the facts with others. */
const above = ['name', 'status', 'slug', 'product', 'priceOverrideCentavos']

/** The facts on a funnel's page, with the price, levels and terms that hold. */
export const factsWith = (
  levels: readonly Named[],
  terms: readonly Named[]
): Column<FunnelFields>[] => [
  ...columns.filter(({ key }) => key === 'slug' || key === 'product'),
  {
    key: 'price',
    value: ({ priceOverrideCentavos, product }) =>
      formatPrice(priceOverrideCentavos ?? product?.priceCentavos ?? 0),
  },
  {
    key: 'paymentTermIds',
    value: ({ paymentTermIds }) => labelsOf(terms, paymentTermIds),
  },
  {
    key: 'accessLevelIds',
    value: ({ accessLevelIds }) => labelsOf(levels, accessLevelIds),
  },
  ...columns.filter(({ key }) => !above.includes(key)),
]

/** The filters of spec section 4, without "all", which the table adds. */
export const filters = ['active', 'inactive', 'archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

type Chosen = { terms: Choice[]; levels: Choice[]; renewable: Choice[] }

export const fieldsWith = ({
  terms,
  levels,
  renewable,
}: Chosen): Field<FunnelInput>[] => [
  { name: 'name', as: 'text', required: true },
  {
    name: 'slug',
    as: 'slug',
    required: true,
    from: 'name',
    prefix: '/',
    half: true,
  },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('DRAFT', 'PUBLISHED', 'CLOSED'),
  },
  {
    name: 'template',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('LINK_A_PAGE', 'TEMPLATE_1'),
  },
  { name: 'linkedUrl', as: 'url', half: true },
  { name: 'headline', as: 'text', half: true, empty: '' },
  { name: 'headlineFil', as: 'text', half: true },
  { name: 'body', as: 'richText', empty: '' },
  { name: 'bodyFil', as: 'richText' },
  { name: 'paymentTermIds', as: 'multichoice', required: true, choices: terms },
  { name: 'priceOverrideCentavos', as: 'money', half: true },
  { name: 'seatLimit', as: 'number', min: 0, half: true },
  { name: 'accessLevelIds', as: 'multichoice', choices: levels },
  { name: 'validityByDays', as: 'number', min: 1, half: true },
  { name: 'startByDays', as: 'number', required: true, min: 0, half: true },
  { name: 'opensAt', as: 'dateTime', half: true },
  { name: 'closesAt', as: 'dateTime', half: true },
  {
    name: 'renewalOfFunnelId',
    as: 'choice',
    choices: renewable,
    half: true,
  },
  { name: 'thankYouUrl', as: 'text', half: true },
  { name: 'offerPosition', as: 'number', min: 1 },
  { name: 'closedMessage', as: 'textarea', half: true, empty: '' },
  { name: 'closedMessageFil', as: 'textarea', half: true },
]

type Sold = Pick<Product, 'name' | 'type'>

/** A new funnel of a product; only a product of membership, alone or in a bundle, gives the members' level. */
export const startOf = ({ name, type }: Sold): Partial<FunnelInput> => ({
  name,
  slug: slugify(name),
  headline: name,
  status: 'DRAFT',
  template: 'TEMPLATE_1',
  startByDays: 0,
  validityByDays: 365,
  accessLevelIds: type === 'MEMBERSHIP' || type === 'BUNDLE' ? ['member'] : [],
})
