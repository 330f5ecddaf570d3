import type { WinInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment WinFields on Win {
    id
    title
    text
    achievedOn
    shownSince
    shownAs
    isFeatured
  }
`)

/** The queries that show wins. */
export const refetch = ['ProfileQuery']

export const toInput = ({ title, text, achievedOn }: WinInput) => ({
  title,
  text,
  achievedOn,
})
