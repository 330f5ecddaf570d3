import {
  CalendarClock,
  Copy,
  Pencil,
  Settings2,
  Share2,
  Sheet,
  Trash2,
} from 'lucide-react'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

import { FeedDialog } from './FeedDialog'
import { FileButtons } from './FileButtons'
import {
  CopyDialog,
  RenameDialog,
  ScheduleDialog,
  ShareDialog,
} from './SavedDialogs'
import { inputOf, shownIn, type SavedReport } from './savedReport'

const REMOVE: Doc<'DeleteReportMutation'> = gql`
  mutation DeleteReportMutation($id: String!) {
    deleteReport(id: $id)
  }
`

type SavedActionsProps = {
  saved: SavedReport
  name: string
  /** The screen where the report can be changed and saved under another name. */
  changeTo: string
}

/** The actions on a saved report: everything with an own one, others can be copied and written to a file. */
export const SavedActions = ({ saved, name, changeTo }: SavedActionsProps) => {
  const { can } = useAccess()
  const { id, isOwn } = saved
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <FileButtons
        look="outline"
        input={{ ...inputOf(saved), name }}
        reportId={id}
      />
      <Actions
        words="reports.engine:saved"
        of={{ name }}
        actions={[
          { name: 'open', icon: Settings2, look: 'ghost', to: changeTo },
          {
            name: 'copy',
            icon: Copy,
            look: 'ghost',
            opens: (onClose) => <CopyDialog {...{ saved, name, onClose }} />,
          },
          isOwn && {
            name: 'rename',
            icon: Pencil,
            look: 'ghost',
            opens: (onClose) => <RenameDialog {...{ saved, name, onClose }} />,
          },
          isOwn && {
            name: 'share',
            icon: Share2,
            look: 'ghost',
            opens: (onClose) => <ShareDialog {...{ saved, name, onClose }} />,
          },
          isOwn && {
            name: 'schedule',
            icon: CalendarClock,
            look: 'ghost',
            opens: (onClose) => (
              <ScheduleDialog {...{ saved, name, onClose }} />
            ),
          },
          isOwn &&
            can('gsheet') && {
              name: 'feed',
              icon: Sheet,
              look: 'ghost',
              opens: (onClose) => <FeedDialog {...{ saved, name, onClose }} />,
            },
          isOwn && {
            name: 'remove',
            icon: Trash2,
            look: 'ghost',
            does: call(
              REMOVE,
              { id },
              { goTo: routes.reports(), refetch: shownIn }
            ),
            asks: 'confirm',
          },
        ]}
      />
    </div>
  )
}
