import { Megaphone } from 'lucide-react'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { feedPath } from '$api/src/shared/community/feeds'

const SHARE: Doc<'ShareWinMutation'> = gql`
  mutation ShareWinMutation($winId: Int!) {
    createPost(input: { feed: "school", kind: WIN, text: "", winId: $winId }) {
      id
    }
  }
`

/** Shares one's own win with the school, in its feed. */
export const ShareWin = ({ id, title }: { id: number; title: string }) => (
  <Actions
    words="accounts.profile:win"
    of={{ title }}
    size="sm"
    actions={[
      {
        name: 'share',
        icon: Megaphone,
        look: 'ghost',
        does: call(
          SHARE,
          { winId: id },
          { goTo: ({ createPost }) => feedPath('school', createPost.id) }
        ),
        asks: 'confirm',
      },
    ]}
  />
)
