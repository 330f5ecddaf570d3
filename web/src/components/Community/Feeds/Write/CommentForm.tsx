import type { FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useOnceKey } from 'src/hooks/data/useOnceKey'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import type { Feed } from '../feedPost'

import { storedText } from './mentions'
import { TalkArea } from './TalkArea'
import { useTalkDraft } from './useTalkDraft'

import { COMMENT_CHARACTERS } from '$api/src/shared/community/feeds'

const ADD: Doc<'AddCommentMutation'> = gql`
  mutation AddCommentMutation($postId: Int!, $text: String!) {
    addComment(postId: $postId, text: $text) {
      id
    }
  }
`

type CommentFormProps = {
  feed: Feed
  postId: number
  /** Shows the new comment. */
  onDone: () => unknown
}

export const CommentForm = ({ feed, postId, onDone }: CommentFormProps) => {
  // The offline message must be loaded before the connection is lost.
  const { t } = useTranslation(['community.feeds', 'errors'])
  const { draft, change, clear } = useTalkDraft(`post-${postId}`)
  const { text, named } = draft
  const { headers, forget } = useOnceKey()
  const [add, { loading, error, reset }] = useSave(ADD, {
    headers,
    onDone: () => {
      forget()
      clear()
      void onDone()
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !loading)
      void add({ postId, text: storedText(text, named) })
  }
  return (
    <form onSubmit={onSubmit} className="space-y-2">
      <TalkArea
        feed={feed.id}
        label={t('comment.label')}
        value={text}
        onChange={(next) => {
          if (error) reset()
          change({ text: next })
        }}
        named={named}
        onNamed={(next) => change({ named: next })}
        maxLength={COMMENT_CHARACTERS}
        rows={2}
        error={fieldErrors(error).text}
        isSending={loading}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          size="sm"
          look="primary"
          busy={loading}
          disabled={!text.trim()}
        >
          {t('comment.send')}
        </Button>
      </div>
    </form>
  )
}
