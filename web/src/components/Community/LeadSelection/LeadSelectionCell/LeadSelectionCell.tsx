import 'src/components/Community/MyGroup/groupPerson'
import { LeadSelection } from 'src/components/Community/LeadSelection/LeadSelection'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'LeadSelectionQuery'> = gql`
  query LeadSelectionQuery($groupId: Int!) {
    leadSelection(groupId: $groupId) {
      id
      name
      leader {
        ...GroupPersonFields
      }
      isChoosing
      isEnded
      candidacies {
        id
        person {
          ...GroupPersonFields
        }
        nominatedBy {
          ...GroupPersonFields
        }
        pitch
        status
        reason
        isOwn
        createdAt
      }
      people {
        ...GroupPersonFields
      }
      mayDecide
      mayOpen
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'LeadSelectionQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.leads.selection')
export const Success = ({ leadSelection }: PropsOf<'LeadSelectionQuery'>) => (
  <LeadSelection selection={leadSelection} />
)
