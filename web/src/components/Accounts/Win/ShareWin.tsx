import { Suspense, useState } from 'react'

import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { navigate } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { lazy } from 'src/lib/loading/lazy'

import { feedPath } from '$api/src/shared/community/feeds'

const PostForm = lazy(
  () => import('src/components/Community/Feeds/Write/PostForm')
)

const FEED = { id: 'school' }

/** Shares one's own win with the school, in its feed, with words and pictures. */
export const ShareWin = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('accounts.profile')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={Megaphone}
        onClick={() => setIsOpen(true)}
      >
        {t('win.share.submit')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('win.share.title', { title })}
        text={t('win.share.text')}
      >
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <PostForm
            feed={FEED}
            winId={id}
            onDone={(postId) => navigate(feedPath(FEED.id, postId))}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
