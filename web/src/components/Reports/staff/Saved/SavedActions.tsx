import { useState } from 'react'

import {
  CalendarClock,
  Copy,
  Pencil,
  Settings2,
  Share2,
  Sheet,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useRemove } from 'src/hooks/data/useRemove'

import { FeedDialog } from './FeedDialog'
import { FileButtons } from './FileButtons'
import {
  CopyDialog,
  RenameDialog,
  ScheduleDialog,
  ShareDialog,
} from './SavedDialogs'
import { inputOf, shownIn, type SavedReport } from './savedReport'

const REMOVE = gql`
  mutation DeleteReportMutation($id: String!) {
    deleteReport(id: $id)
  }
`

const dialogs = {
  rename: RenameDialog,
  share: ShareDialog,
  schedule: ScheduleDialog,
  feed: FeedDialog,
  copy: CopyDialog,
}

type SavedActionsProps = {
  saved: SavedReport
  name: string
  /** The screen where the report can be changed and saved under another name. */
  changeTo: string
}

/** What can be done with a saved report: everything with an own one, others can be copied and written to a file. */
export const SavedActions = ({ saved, name, changeTo }: SavedActionsProps) => {
  const { t } = useTranslation('reports.engine')
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { can } = useAccess()
  const remove = useRemove(REMOVE, routes.reports(), shownIn)
  const { confirm, confirmDialog } = useConfirm()
  const onRemove = async () => {
    const isSure = await confirm({
      title: t('saved.removeTitle', { name }),
      text: t('saved.removeText'),
      confirmLabel: t('saved.remove'),
    })
    if (isSure) await remove({ id: saved.id })
  }
  const OpenDialog = open && dialogs[open]
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <FileButtons
        look="outline"
        input={{ ...inputOf(saved), name }}
        reportId={saved.id}
      />
      <LinkButton look="ghost" icon={Settings2} to={changeTo}>
        {t('saved.open')}
      </LinkButton>
      <Button look="ghost" icon={Copy} onClick={() => setOpen('copy')}>
        {t('saved.copy')}
      </Button>
      {saved.isOwn && (
        <>
          <Button look="ghost" icon={Pencil} onClick={() => setOpen('rename')}>
            {t('saved.rename')}
          </Button>
          <Button look="ghost" icon={Share2} onClick={() => setOpen('share')}>
            {t('saved.share')}
          </Button>
          <Button
            look="ghost"
            icon={CalendarClock}
            onClick={() => setOpen('schedule')}
          >
            {t('saved.schedule')}
          </Button>
          {can('gsheet') && (
            <Button look="ghost" icon={Sheet} onClick={() => setOpen('feed')}>
              {t('feed.open')}
            </Button>
          )}
          <Button look="ghost" icon={Trash2} onClick={() => void onRemove()}>
            {t('saved.remove')}
          </Button>
        </>
      )}
      {confirmDialog}
      {OpenDialog && (
        <OpenDialog
          saved={saved}
          name={name}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
