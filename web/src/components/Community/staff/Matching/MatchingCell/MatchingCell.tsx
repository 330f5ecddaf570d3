import { useTranslation } from 'react-i18next'
import type { MatchingQuery } from 'types/graphql'

import 'src/components/Community/MyGroup/groupPerson'
import { MatchingPreview } from 'src/components/Community/staff/Matching/MatchingPreview'
import {
  CardsLoading,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MatchingQuery'> = gql`
  query MatchingQuery($input: MatchingInput!) {
    accountabilityMatching(input: $input) {
      groups {
        language
        cadence
        times
        members {
          person {
            ...GroupPersonFields
          }
          stageNumber
          times
        }
      }
      left {
        person {
          ...GroupPersonFields
        }
        stageNumber
        times
        reason
        needed
        places {
          proposed
          groupId
          name
          free
          hurdles
        }
      }
      peopleCount
      isCut
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'MatchingQuery'>>
export const Loading = CardsLoading
export const Failure = CellFailure

export const isEmpty = ({ accountabilityMatching }: MatchingQuery) =>
  accountabilityMatching.peopleCount === 0

export const Empty = () => {
  const { t } = useTranslation('community.matching')
  return <EmptyState title={t('nobody')} text={t('nobodyHelp')} />
}

export const Success = ({
  accountabilityMatching,
  input,
  onDone,
}: PropsOf<'MatchingQuery'> &
  VariablesOf<'MatchingQuery'> & { onDone: () => void }) => (
  <MatchingPreview
    matching={accountabilityMatching}
    maxSize={input.maxSize}
    onDone={onDone}
  />
)
