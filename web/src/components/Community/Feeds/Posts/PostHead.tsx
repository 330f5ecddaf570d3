import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import type { Post } from '../feedPost'

type PostHeadProps = {
  post: Post
  /** Further marks after those of the post. */
  marks?: ReactNode
  menu: ReactNode
}

/** Who wrote a post or comment and when, with its marks and its menu. */
export const PostHead = ({
  post: { author, createdAt, kind, parentId, ...post },
  marks,
  menu,
}: PostHeadProps) => {
  const { t } = useTranslation('community.feeds')
  return (
    <div className="flex items-start gap-3">
      <Avatar name={author.name} src={author.profileImage} />
      <div className="min-w-0 flex-1">
        <Link
          to={routes.profile({ slug: author.slug })}
          className="link link-hover font-medium wrap-anywhere"
        >
          {author.name}
        </Link>
        <p className="text-muted flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {post.authorMark && (
            <StatusBadge tone="info">
              {t(`author.${post.authorMark}`)}
            </StatusBadge>
          )}
          <DateText date={createdAt} look="ago" />
          {post.isEdited && <span>{t('mark.edited')}</span>}
          {kind === 'QUESTION' && parentId === null && (
            <StatusBadge tone={post.answerId ? 'success' : 'warning'}>
              {t(post.answerId ? 'mark.answered' : 'mark.question')}
            </StatusBadge>
          )}
          {kind === 'WIN' && (
            <StatusBadge tone="success">{t('mark.win')}</StatusBadge>
          )}
          {post.isPinned && (
            <StatusBadge tone="neutral">{t('mark.pinned')}</StatusBadge>
          )}
          {post.isHidden && (
            <StatusBadge tone="error">{t('mark.hidden')}</StatusBadge>
          )}
          {post.isDeleted && (
            <StatusBadge tone="outline">{t('mark.deleted')}</StatusBadge>
          )}
          {marks}
        </p>
      </div>
      {menu}
    </div>
  )
}
