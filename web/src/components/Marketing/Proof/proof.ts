// The people of a sales page, who agree to be shown.
import type { SalesProofFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment SalesProofFields on SalesProof {
    coaches {
      id
      name
      picture
      story
      isAuthor
    }
    wins {
      id
      title
      text
      name
    }
  }
`)

export type Proof = SalesProofFields

export const nobody = { coaches: [], wins: [] } as unknown as Proof
