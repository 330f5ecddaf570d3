import { useTranslation } from 'react-i18next'
import type { MyBlocksQuery } from 'types/graphql'

import 'src/components/Community/MyGroup/groupPerson'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

export const QUERY: Doc<'MyBlocksQuery'> = gql`
  query MyBlocksQuery {
    myBlocks {
      ...GroupPersonFields
    }
  }
`

const UNBLOCK: Doc<'UnblockPersonMutation'> = gql`
  mutation UnblockPersonMutation($id: Int!) {
    unblockPerson(id: $id)
  }
`

export const beforeQuery = () => ({ fetchPolicy: 'network-only' as const })
export const Loading = RowsLoading
export const Failure = CellFailure
export const isEmpty = ({ myBlocks }: MyBlocksQuery) => myBlocks.length === 0

export const Empty = () => {
  const { t } = useTranslation('community.feeds')
  return <p className="text-muted pb-3">{t('block.none')}</p>
}

/** The people whose posts the viewer does not see. */
export const Success = ({ myBlocks }: MyBlocksQuery) => (
  <ul className="divide-base-300 divide-y">
    {myBlocks.map(({ id, name, profileImage }) => (
      <li key={id} className="flex min-h-12 items-center gap-3 py-2">
        <Avatar name={name} src={profileImage} />
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <Actions
          words="community.feeds:block"
          refetch={['MyBlocksQuery', 'FeedQuery']}
          size="sm"
          actions={[{ name: 'end', does: call(UNBLOCK, { id }) }]}
        />
      </li>
    ))}
  </ul>
)
