import type { WinFields } from 'types/graphql'

import { OwnedList } from 'src/components/ui/resource/OwnedList'
import { DateText } from 'src/components/ui/text/DateText'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

import { ShareWin } from './ShareWin'
import { refetch } from './win'
import { WinDialog } from './WinDialog'
import { WinOnPages } from './WinOnPages'

const DELETE = gql`
  mutation DeleteWinMutation($id: Int!) {
    deleteWin(id: $id) {
      id
    }
  }
`

type WinListProps = {
  /** The wins, newest first. */
  wins: readonly WinFields[]
  mayEdit: boolean
}

export const WinList = ({ wins, mayEdit }: WinListProps) => {
  // Only people with access have feeds.
  const isMember = useCurrentRole().name !== 'non-member'
  return (
    <OwnedList
      entity="accounts.profile.win"
      items={wins}
      nameOf={({ title }) => title}
      mayEdit={mayEdit}
      remove={DELETE}
      refetch={refetch}
      dialog={(win, onClose) => <WinDialog win={win} onClose={onClose} />}
      below={(win) =>
        mayEdit && (
          <div className="flex flex-wrap items-center gap-2">
            {isMember && <ShareWin id={win.id} title={win.title} />}
            <WinOnPages win={win} />
          </div>
        )
      }
    >
      {({ title, text, achievedOn }) => (
        <>
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-muted text-sm">
            <DateText date={achievedOn} />
          </p>
          {text && (
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
          )}
        </>
      )}
    </OwnedList>
  )
}
