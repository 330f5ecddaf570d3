import type { AffiliateFields, AffiliateInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { ListSelect } from 'src/hooks/resource/listSelect'

registerFragment(gql`
  fragment AffiliateFields on Affiliate {
    id
    userId
    name
    email
    isArchived
    code
    slug
    isSlugChanged
    status
    statusReason
    termsVersion
    termsAcceptedAt
    note
    leadCount
    earnedCentavos
    createdAt
  }
`)

export const columns: Column<AffiliateFields>[] = [
  textColumn('name', fixed),
  textColumn('email', fixed),
  badgeColumn('status', { APPROVED: 'success', SUSPENDED: 'warning' }, fixed),
  numberColumn('leadCount', fixed),
  moneyColumn('earnedCentavos', more),
  textColumn('slug', more),
  textColumn('code', more),
  dateColumn('createdAt', fixed),
]

export const details: Column<AffiliateFields>[] = [
  textColumn('email', fixed),
  badgeColumn('status', { APPROVED: 'success', SUSPENDED: 'warning' }, fixed),
  textColumn('statusReason', fixed),
  badgeColumn('isArchived', { true: 'warning', false: 'outline' }, fixed),
  textColumn('slug', { ...fixed, value: ({ slug }) => `/${slug}` }),
  textColumn('code', fixed),
  numberColumn('leadCount', fixed),
  numberColumn('termsVersion', fixed),
  dateColumn('termsAcceptedAt', { ...fixed, look: 'time' }),
  textColumn('note', fixed),
  dateColumn('createdAt', fixed),
]

export const filters = ['approved', 'suspended']

/** The orders of spec section 4. The list is in the first order, newest, until another one is chosen. */
export const orderSelect: ListSelect<'order'> = {
  name: 'order',
  words: ['oldest', 'most-leads', 'highest-commission'],
}

/** The address changes only once. */
export const fieldsWith = (isSlugChanged: boolean): Field<AffiliateInput>[] => [
  { name: 'slug', as: 'text', required: true, disabled: isSlugChanged },
  { name: 'note', as: 'textarea', empty: '' },
]
