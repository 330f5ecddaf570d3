import { useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useOnceKey } from 'src/hooks/data/useOnceKey'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import type { Feed } from '../feedPost'

import { storedText } from './mentions'
import { PictureChooser, type PictureState } from './PictureChooser'
import { TalkArea } from './TalkArea'
import { useTalkDraft } from './useTalkDraft'

import { POST_CHARACTERS } from '$api/src/shared/community/feeds'

const CREATE: Doc<'CreatePostMutation'> = gql`
  mutation CreatePostMutation($input: CreatePostInput!) {
    createPost(input: $input) {
      id
    }
  }
`

type PostFormProps = {
  feed: Pick<Feed, 'id'>
  /** The own win that the post shares; it needs no words of its own. */
  winId?: number
  /** Shows the new post. */
  onDone: (id: number) => void
}

/** Writes a post, a question, or what goes with a win, with pictures; all of it is kept until it is sent. */
export const PostForm = ({ feed, winId, onDone }: PostFormProps) => {
  // The offline message must be loaded before the connection is lost.
  const { t } = useTranslation(['community.feeds', 'errors'])
  const { draft, change, clear, addPicture, removePicture } = useTalkDraft(
    winId ? `win-${winId}` : feed.id
  )
  const { text, named, isQuestion, pictures } = draft
  const [pictureState, setPictureState] = useState<PictureState>('none')
  // One line until somebody writes, so that the posts below are in view.
  const [isOpen, setIsOpen] = useState(false)
  // A new chooser shows no problem of the post before.
  const [posts, setPosts] = useState(0)
  const { headers, forget } = useOnceKey()
  const [create, { loading, error, reset }] = useSave(CREATE, {
    headers,
    done: t('write.done'),
    onDone: ({ createPost: { id } }) => {
      forget()
      clear()
      setPosts((count) => count + 1)
      onDone(id)
    },
  })
  const errors = fieldErrors(error)
  // A post without the picture that is on its way would leave it behind.
  const isComplete = pictureState === 'none'
  const isEmpty = !winId && !text.trim() && pictures.length === 0
  const isShown = isOpen || !isEmpty || isQuestion
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isEmpty || loading) return
    void create({
      input: {
        feed: feed.id,
        kind: winId ? 'WIN' : isQuestion ? 'QUESTION' : 'POST',
        winId,
        text: storedText(text, named),
        fileIds: pictures.map(({ id }) => id),
      },
    })
  }
  return (
    <form
      onSubmit={onSubmit}
      onFocus={() => setIsOpen(true)}
      className={winId ? 'space-y-3' : 'panel space-y-3 p-4 sm:px-6 sm:py-5'}
    >
      <TalkArea
        feed={feed.id}
        label={t(`write.${winId ? 'win' : isQuestion ? 'question' : 'label'}`)}
        value={text}
        onChange={(next) => {
          if (error) reset()
          change({ text: next })
        }}
        named={named}
        onNamed={(next) => change({ named: next })}
        maxLength={POST_CHARACTERS}
        rows={isShown ? 3 : 1}
        error={errors.text}
        isSending={loading}
      />
      {/* Mounted from the start: texts that load at the focus would take the field, and the focus, away for a moment. */}
      <div hidden={!isShown} className="space-y-3">
        <PictureChooser
          key={posts}
          pictures={pictures}
          onAdd={addPicture}
          onRemove={removePicture}
          onState={setPictureState}
          error={errors.fileIds}
        />
        <div
          className={`flex flex-wrap items-center gap-3 ${winId ? 'justify-end' : 'justify-between'}`}
        >
          {!winId && (
            <label className="flex min-h-10 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="checkbox checkbox-primary checkbox-sm"
                checked={isQuestion}
                onChange={({ target }) =>
                  change({ isQuestion: target.checked })
                }
              />
              {t('write.isQuestion')}
            </label>
          )}
          <Button
            type="submit"
            look="primary"
            busy={loading || pictureState === 'going'}
            disabled={isEmpty || pictureState === 'lost'}
          >
            {t(pictureState === 'going' ? 'write.waiting' : 'write.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}

export default PostForm
