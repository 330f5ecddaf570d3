import { useState } from 'react'

import {
  Ban,
  EyeOff,
  Eye,
  Flag,
  Globe,
  MoreHorizontal,
  Pencil,
  Pin,
  Trash2,
  UserX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu, type MenuItem } from 'src/components/ui/control/Menu'

import type { Feed, Post } from '../feedPost'
import { BanDialog } from '../moderation/BanDialog'
import { HideDialog } from '../moderation/HideDialog'
import { ReportDialog } from '../moderation/ReportDialog'

import { EditDialog } from './EditDialog'
import { ShownWinDialog } from './ShownWinDialog'
import { usePostChanges } from './usePostChanges'

const dialogs = {
  edit: EditDialog,
  report: ReportDialog,
  hide: HideDialog,
  ban: BanDialog,
  pages: ShownWinDialog,
}

type PostMenuProps = { post: Post; feed: Feed; onGone?: () => void }

/** The viewer's actions on a post or comment: on their own, on that of another, and as a moderator. */
export const PostMenu = ({ post, feed, onGone }: PostMenuProps) => {
  const { t } = useTranslation(['community.feeds', 'common'])
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { remove, block, pin, show, confirmDialog } = usePostChanges(
    post,
    onGone
  )
  const { isOwn, isDeleted, isHidden, isPinned, mayModerate, parentId } = post
  const isShown = !isDeleted && !isHidden
  const entries: (MenuItem & { when: boolean })[] = [
    {
      when: isOwn && isShown && !feed.ban,
      label: t('common:action.edit'),
      icon: Pencil,
      onSelect: () => setOpen('edit'),
    },
    {
      when: post.ownWinId != null && isShown,
      label: t('onPages'),
      icon: Globe,
      onSelect: () => setOpen('pages'),
    },
    {
      when: mayModerate && isShown && parentId === null,
      label: t(isPinned ? 'pin.off' : 'pin.on'),
      icon: Pin,
      onSelect: pin,
    },
    {
      when: !isOwn && isShown && !mayModerate,
      label: t('report.submit'),
      icon: Flag,
      onSelect: () => setOpen('report'),
    },
    {
      when: !isOwn,
      label: t('block.submit', { name: post.author.name }),
      icon: UserX,
      onSelect: block,
    },
    {
      when: mayModerate && !isOwn && isShown,
      label: t('hide.submit'),
      icon: EyeOff,
      onSelect: () => setOpen('hide'),
    },
    {
      when: mayModerate && !isOwn && isHidden && !isDeleted,
      label: t('hide.undo'),
      icon: Eye,
      onSelect: show,
    },
    {
      when: mayModerate && !isOwn,
      label: t('ban.submit'),
      icon: Ban,
      isDangerous: true,
      onSelect: () => setOpen('ban'),
    },
    {
      when: isOwn && isShown,
      label: t('common:action.delete'),
      icon: Trash2,
      isDangerous: true,
      onSelect: remove,
    },
  ]
  const items = entries.filter(({ when }) => when)
  const Dialog = open && dialogs[open]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        button={
          <Button size="sm" look="ghost" icon={MoreHorizontal} iconOnly>
            {t('actions', { name: post.author.name })}
          </Button>
        }
        items={items}
      />
      {Dialog && (
        <Dialog post={post} feed={feed} onClose={() => setOpen(undefined)} />
      )}
      {confirmDialog}
    </>
  )
}
