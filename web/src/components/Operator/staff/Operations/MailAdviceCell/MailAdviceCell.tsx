import type { MailAdviceQuery } from 'types/graphql'

import { MailAdvice } from 'src/components/Operator/staff/Operations/MailAdvice'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MailAdviceQuery'> = gql`
  query MailAdviceQuery {
    mailAdvice {
      domain
      records {
        record
        state
        finding
        name
        found
        add
      }
    }
  }
`

export const beforeQuery = freshQuery
export const Loading = RowsLoading
export const Failure = CellFailure
export const Success = ({ mailAdvice }: MailAdviceQuery) => (
  <MailAdvice advice={mailAdvice} />
)
