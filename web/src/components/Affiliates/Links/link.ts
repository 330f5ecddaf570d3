import type { AffiliateLinkInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

registerFragment(gql`
  fragment AffiliateLinkFields on AffiliateLink {
    id
    slug
    label
    isMain
    funnelName
    path
    tags
    url
    clicks
    leadCount
    isArchived
    createdAt
  }
`)

/** The form takes the tags as one text. */
export type LinkForm = Omit<AffiliateLinkInput, 'tags'> & {
  tags?: string | null
}

export const fieldsWith = (funnels: Choice[]): Field<LinkForm>[] => [
  { name: 'label', as: 'text', required: true },
  { name: 'funnelId', as: 'choice', choices: funnels },
  {
    name: 'path',
    as: 'text',
    required: true,
    autoComplete: 'off',
    when: ({ funnelId }) => !funnelId,
  },
  { name: 'slug', as: 'slug', from: 'label' },
  { name: 'tags', as: 'text' },
]

export const start: Partial<LinkForm> = { path: '/free-training' }

export const toInput = ({ tags, ...input }: LinkForm): AffiliateLinkInput => ({
  ...input,
  tags: (tags ?? '').split(',').map((tag) => tag.trim()),
})
