import { RedirectNotice } from 'src/components/Marketing/Redirect/RedirectNotice'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'RedirectQuery'> = gql`
  query RedirectQuery($address: String!) {
    redirectAt(address: $address) {
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
export const Success = ({ redirectAt }: PropsOf<'RedirectQuery'>) =>
  redirectAt.target == null ? (
    <NotFound isGone />
  ) : (
    <RedirectNotice rule={{ ...redirectAt, target: redirectAt.target }} />
  )
