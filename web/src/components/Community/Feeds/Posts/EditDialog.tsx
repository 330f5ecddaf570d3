import { useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import type { Feed, Post } from '../feedPost'
import { shownText, storedText, type Named } from '../Write/mentions'
import { TalkArea } from '../Write/TalkArea'

import {
  COMMENT_CHARACTERS,
  POST_CHARACTERS,
} from '$api/src/shared/community/feeds'

const UPDATE: Doc<'UpdatePostMutation'> = gql`
  mutation UpdatePostMutation($id: Int!, $text: String!) {
    updatePost(id: $id, text: $text) {
      ...FeedPostFields
    }
  }
`

type EditDialogProps = { post: Post; feed: Feed; onClose: () => void }

/** Changes the text of one's own post or comment, which may be empty beside pictures or a win. */
export const EditDialog = ({ post, feed, onClose }: EditDialogProps) => {
  const { t } = useTranslation(['community.feeds', 'common'])
  const { id, parentId, win, pictures } = post
  const [named, setNamed] = useState<readonly Named[]>(post.named)
  const [text, setText] = useState(shownText(post.text, post.named))
  const [update, { loading, error, reset }] = useSave(UPDATE, {
    done: t('edit.done'),
    onDone: onClose,
  })
  const isMissing = !text.trim() && !win && pictures.length === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isMissing && !loading)
      void update({ id, text: storedText(text, named) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('edit.title')}
      text={t('edit.text')}
      size="md"
    >
      <form onSubmit={onSubmit} className="space-y-3 pb-3">
        <TalkArea
          feed={feed.id}
          label={t('edit.label')}
          value={text}
          onChange={(next) => {
            if (error) reset()
            setText(next)
          }}
          named={named}
          onNamed={setNamed}
          maxLength={parentId === null ? POST_CHARACTERS : COMMENT_CHARACTERS}
          rows={5}
          error={fieldErrors(error).text}
        />
        <Button
          type="submit"
          look="primary"
          block
          busy={loading}
          disabled={isMissing}
        >
          {t('common:action.save')}
        </Button>
      </form>
    </Dialog>
  )
}
