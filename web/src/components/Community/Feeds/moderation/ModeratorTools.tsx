import { useState } from 'react'

import { Ban, Hourglass, Settings2, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu, type MenuItem } from 'src/components/ui/control/Menu'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { useSave } from 'src/hooks/data/useSave'

import type { Feed } from '../feedPost'

import BansCell from './BansCell'
import MyBlocksCell from './MyBlocksCell'

import { slowChoices } from '$api/src/shared/community/feeds'

const SLOW: Doc<'SlowFeedMutation'> = gql`
  mutation SlowFeedMutation($feed: String!, $seconds: Int!) {
    slowFeed(feed: $feed, seconds: $seconds) {
      ...FeedFields
    }
  }
`

/**
 * The settings of a feed: the people whom the viewer blocked; for moderators also how often people post, and who is
 * banned.
 */
export const ModeratorTools = ({ feed }: { feed: Feed }) => {
  const { t } = useTranslation('community.feeds')
  const [open, setOpen] = useState<'bans' | 'blocks'>()
  const [slow] = useSave(SLOW, { done: t('slow.done') })
  const blocks: MenuItem = {
    label: t('block.list'),
    icon: UserX,
    onSelect: () => setOpen('blocks'),
  }
  const items: MenuItem[] = feed.mayModerate
    ? [
        ...slowChoices.map((seconds) => ({
          label: t(seconds ? 'slow.choose' : 'slow.off', {
            count: seconds / 60,
          }),
          icon: Hourglass,
          isDisabled: seconds === feed.slowSeconds,
          onSelect: () => void slow({ feed: feed.id, seconds }),
        })),
        {
          label: t('ban.list'),
          icon: Ban,
          onSelect: () => setOpen('bans'),
        },
        blocks,
      ]
    : [blocks]
  return (
    <>
      <Menu
        button={
          <Button look="ghost" icon={Settings2} iconOnly>
            {t('settings')}
          </Button>
        }
        items={items}
      />
      <Dialog
        isOpen={!!open}
        onClose={() => setOpen(undefined)}
        title={t(open === 'bans' ? 'ban.list' : 'block.list')}
      >
        {open === 'bans' && <BansCell feed={feed.id} />}
        {open === 'blocks' && <MyBlocksCell />}
      </Dialog>
    </>
  )
}
