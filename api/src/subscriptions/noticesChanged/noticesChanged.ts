import gql from 'graphql-tag'

import type { ServerContext } from 'src/http/graphql/options'
import { currentSession, currentUser } from 'src/lib/auth'
import { openStream } from 'src/lib/sessions/liveStreams'
import { readBell } from 'src/services/accounts/messages/notices/bell'

export const schema = gql`
  "The state of the signed-in user's bell."
  type Bell {
    "Stops at 100."
    unread: Int!
    "The id of the newest notice."
    newest: Int
  }

  type Subscription {
    "Sends the state at once, and after every change of the user's notices until the session ends."
    noticesChanged: Bell! @requireAuth(policy: ORDINARY, token: NEVER)
  }
`

const noticesChanged = {
  noticesChanged: {
    subscribe: (_root: unknown, _args: unknown, { reply }: ServerContext) =>
      openStream(currentUser().id, currentSession().id, reply.raw),
    resolve: (userId: number) => readBell(userId),
  },
}

export default noticesChanged
