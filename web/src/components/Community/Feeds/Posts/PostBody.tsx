import { useState } from 'react'

import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'

import type { Post } from '../feedPost'

import { PostPictures } from './PostPictures'
import { PostText } from './PostText'

import { truncate } from '$api/src/shared/text/text'

/** A longer text is opened on request. */
const SHOWN_CHARACTERS = 700

type PostBodyProps = { post: Post; isWhole?: boolean }

/** A post's content: its text, the win that it shares and its pictures; and why it is hidden. */
export const PostBody = ({ post, isWhole = false }: PostBodyProps) => {
  const { t } = useTranslation('community.feeds')
  const [isOpen, setIsOpen] = useState(isWhole)
  const { text, named, win, pictures, author, isHidden, hideReason } = post
  const isLong = [...text].length > SHOWN_CHARACTERS
  return (
    <>
      {isHidden && hideReason && (
        <p className="border-error border-l-4 pl-3 text-sm wrap-anywhere">
          {t('hide.because', { reason: hideReason })}
        </p>
      )}
      {win && (
        <div className="bg-base-200 flex gap-3 rounded-lg p-3">
          <Trophy className="text-accent size-5 shrink-0" aria-hidden />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{win.title}</p>
            <p className="text-muted text-sm">
              <DateText date={win.achievedOn} />
            </p>
            {win.text && (
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
                {win.text}
              </p>
            )}
          </div>
        </div>
      )}
      {text && (
        <PostText
          named={named}
          text={isLong && !isOpen ? truncate(text, SHOWN_CHARACTERS) : text}
        />
      )}
      {isLong && !isOpen && (
        <Button size="sm" look="ghost" onClick={() => setIsOpen(true)}>
          {t('readOn')}
        </Button>
      )}
      <PostPictures pictures={pictures} author={author.name} />
    </>
  )
}
