import type { MyWinQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { ConsentDialog } from 'src/components/Accounts/Win/ConsentDialog'
import 'src/components/Accounts/Win/win'

import type { Post } from '../feedPost'

const WIN = gql`
  query MyWinQuery($id: Int!) {
    myWin(id: $id) {
      ...WinFields
    }
  }
`

type ShownWinDialogProps = { post: Post; onClose: () => void }

/** The consent for the win that the viewer's own post shares. */
export const ShownWinDialog = ({ post, onClose }: ShownWinDialogProps) => {
  const { data } = useQuery<MyWinQuery, VariablesOf<'MyWinQuery'>>(WIN, {
    variables: { id: post.ownWinId ?? 0 },
    fetchPolicy: 'network-only',
  })
  return data ? <ConsentDialog win={data.myWin} onClose={onClose} /> : null
}
