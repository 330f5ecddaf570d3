import {
  CalendarClock,
  Copy,
  MailCheck,
  Send,
  Square,
  Undo2,
} from 'lucide-react'
import type { AnnouncementFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { shownIn } from './announcement'
import { SendDialog } from './SendDialog'

const TEST: Doc<'TestAnnouncementMutation'> = gql`
  mutation TestAnnouncementMutation($id: Int!) {
    testAnnouncement(id: $id)
  }
`

const WITHDRAW: Doc<'WithdrawAnnouncementMutation'> = gql`
  mutation WithdrawAnnouncementMutation($id: Int!, $version: Int!) {
    withdrawAnnouncement(id: $id, version: $version) {
      ...AnnouncementFields
    }
  }
`

const STOP: Doc<'StopAnnouncementMutation'> = gql`
  mutation StopAnnouncementMutation($id: Int!) {
    stopAnnouncement(id: $id) {
      ...AnnouncementFields
    }
  }
`

type AnnouncementActionsProps = { announcement: AnnouncementFields }

/** The sender's next steps: try it, send it, take it back, stop it, or use its texts again. */
export const AnnouncementActions = ({
  announcement,
}: AnnouncementActionsProps) => {
  const { id, version, status, waitingCount } = announcement
  const isOpen = status === 'DRAFT' || status === 'SCHEDULED'
  const isSending = status === 'SENDING'
  return (
    <Actions
      words="marketing.announcements"
      size="sm"
      of={{ count: waitingCount }}
      refetch={shownIn}
      actions={[
        isSending && {
          name: 'stop',
          icon: Square,
          look: 'danger',
          does: call(STOP, { id }),
          asks: 'confirm',
          isDangerous: true,
        },
        !isOpen &&
          !isSending && {
            name: 'again',
            icon: Copy,
            to: routes.newAnnouncement({ from: id }),
          },
        isOpen && {
          name: 'test',
          icon: MailCheck,
          look: 'ghost',
          does: call(
            TEST,
            { id },
            {
              doneOf: ({ testAnnouncement }) => ({ email: testAnnouncement }),
              refetch: [],
            }
          ),
        },
        status === 'SCHEDULED' && {
          name: 'withdraw',
          icon: Undo2,
          look: 'ghost',
          does: call(WITHDRAW, { id, version }),
        },
        isOpen && {
          name: 'later',
          icon: CalendarClock,
          opens: (onClose) => (
            <SendDialog
              announcement={announcement}
              when="later"
              onClose={onClose}
            />
          ),
        },
        isOpen && {
          name: 'now',
          icon: Send,
          opens: (onClose) => (
            <SendDialog
              announcement={announcement}
              when="now"
              onClose={onClose}
            />
          ),
        },
      ]}
    />
  )
}
