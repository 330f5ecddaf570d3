import type { WinFields } from 'types/graphql'

import { OwnedList } from 'src/components/ui/resource/OwnedList/OwnedList'
import { DateText } from 'src/components/ui/text/DateText/DateText'

import { refetch } from './win'
import { WinDialog } from './WinDialog'

const DELETE = gql`
  mutation DeleteWinMutation($id: Int!) {
    deleteWin(id: $id) {
      id
    }
  }
`

type WinListProps = {
  /** Newest first. */
  wins: readonly WinFields[]
  mayEdit: boolean
}

export const WinList = ({ wins, mayEdit }: WinListProps) => (
  <OwnedList
    entity="accounts.profile.win"
    items={wins}
    nameOf={({ title }) => title}
    mayEdit={mayEdit}
    remove={DELETE}
    refetch={refetch}
    dialog={(win, onClose) => <WinDialog win={win} onClose={onClose} />}
  >
    {({ title, text, achievedOn }) => (
      <>
        <p className="font-semibold break-words">{title}</p>
        <p className="text-muted text-sm">
          <DateText date={achievedOn} />
        </p>
        {text && <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>}
      </>
    )}
  </OwnedList>
)
