import { useEffect, useRef } from 'react'

import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import type { Feed, Post } from '../feedPost'

import { PostBody } from './PostBody'
import { PostHead } from './PostHead'
import { PostMenu } from './PostMenu'
import { Reactions } from './Reactions'

import { feedPath } from '$api/src/shared/community/feeds'
import { compactNumber } from '$api/src/shared/text/text'

type PostCardProps = {
  post: Post
  feed: Feed
  /** Written since the viewer's last visit. */
  isNew?: boolean
  /** Just written by the viewer: it comes into view, also from below a pinned post. */
  isPosted?: boolean
  /** Whether the post is on its own page, with its comments below. */
  isWhole?: boolean
  /** Runs after the post has left the feed. */
  onGone?: () => void
}

/** A post in a feed, or on its own page. */
export const PostCard = ({
  post,
  feed,
  isNew = false,
  isPosted = false,
  isWhole = false,
  onGone,
}: PostCardProps) => {
  const { t } = useTranslation('community.feeds')
  const { id, author, commentCount } = post
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPosted) card.current?.scrollIntoView?.({ block: 'center' })
  }, [isPosted])
  return (
    <article
      ref={card}
      aria-label={t('postOf', { name: author.name })}
      className={`panel space-y-3 p-4 sm:px-6 sm:py-5 ${isNew || isPosted ? 'border-primary border-l-4' : ''}`}
    >
      <PostHead
        post={post}
        marks={
          isPosted ? (
            <StatusBadge tone="success">{t('mark.posted')}</StatusBadge>
          ) : (
            isNew && <StatusBadge tone="info">{t('mark.new')}</StatusBadge>
          )
        }
        menu={<PostMenu post={post} feed={feed} onGone={onGone} />}
      />
      <PostBody post={post} isWhole={isWhole} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Reactions post={post} feed={feed} />
        {!isWhole && (
          <LinkButton
            to={feedPath(feed.id, id)}
            size="sm"
            look="ghost"
            icon={MessageCircle}
            aria-label={
              commentCount > 0
                ? t('comments', { count: commentCount })
                : undefined
            }
          >
            {commentCount > 0
              ? compactNumber(commentCount)
              : t('comment.first')}
          </LinkButton>
        )}
      </div>
    </article>
  )
}
