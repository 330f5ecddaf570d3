import type { RedirectQuery, RedirectQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { RedirectNotice } from 'src/components/Marketing/Redirect/RedirectNotice'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'

export const QUERY: TypedDocumentNode<RedirectQuery, RedirectQueryVariables> =
  gql`
    query RedirectQuery($source: String!) {
      redirectRule(source: $source) {
        id
        target
        countdownSec
        title
        text
      }
    }
  `

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ redirectRule }: CellSuccessProps<RedirectQuery>) => (
  <RedirectNotice rule={redirectRule} />
)
