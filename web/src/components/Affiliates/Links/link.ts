import type { AffiliateLinkInput, MainLinkInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

registerFragment(gql`
  fragment AffiliateLinkFields on AffiliateLink {
    id
    slug
    label
    isMain
    funnelId
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

/** The form of the main link has its offer only. */
export const targetFieldWith = (
  funnels: Choice[],
  placeholder: string
): Field<MainLinkInput>[] => [
  { name: 'funnelId', as: 'choice', choices: funnels, placeholder },
]

/** The page of links without an offer. */
export const DEFAULT_PATH = '/free-training'

export const start: Partial<LinkForm> = { path: DEFAULT_PATH }

export const toInput = ({ tags, ...input }: LinkForm): AffiliateLinkInput => ({
  ...input,
  tags: (tags ?? '').split(',').map((tag) => tag.trim()),
})
