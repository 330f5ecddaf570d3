import { useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'
import { fieldErrors } from 'src/lib/data/errorText'

import type { Feed } from '../feedPost'

import { PictureChooser, type ChosenPicture } from './PictureChooser'
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
  feed: Feed
  /** Shows the new post. */
  onDone: () => unknown
}

/** Writes a post, or a question, with pictures; the text is kept until it is sent. */
export const PostForm = ({ feed, onDone }: PostFormProps) => {
  // The offline message must be loaded before the connection is lost.
  const { t } = useTranslation(['community.feeds', 'errors'])
  const [text, setText] = useTalkDraft(feed.id)
  const [isQuestion, setIsQuestion] = useState(false)
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [isSendingPicture, setIsSendingPicture] = useState(false)
  const [create, { loading, error, reset }] = useSave(CREATE, {
    done: t('write.done'),
    onDone: () => {
      setText('')
      setIsQuestion(false)
      setPictures([])
      void onDone()
    },
  })
  const errors = fieldErrors(error)
  // A post without the picture that is on its way would leave it behind.
  const mustWait = (!text.trim() && pictures.length === 0) || isSendingPicture
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (mustWait || loading) return
    void create({
      input: {
        feed: feed.id,
        kind: isQuestion ? 'QUESTION' : 'POST',
        text,
        fileIds: pictures.map(({ id }) => id),
      },
    })
  }
  return (
    <form onSubmit={onSubmit} className="panel space-y-3 p-4 sm:px-6 sm:py-5">
      <TalkArea
        feed={feed.id}
        label={t(isQuestion ? 'write.question' : 'write.label')}
        value={text}
        onChange={(next) => {
          if (error) reset()
          setText(next)
        }}
        maxLength={POST_CHARACTERS}
        error={errors.text}
      />
      <PictureChooser
        pictures={pictures}
        onChange={setPictures}
        onGoing={setIsSendingPicture}
        error={errors.fileIds}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-10 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-primary checkbox-sm"
            checked={isQuestion}
            onChange={({ target }) => setIsQuestion(target.checked)}
          />
          {t('write.isQuestion')}
        </label>
        <Button type="submit" look="primary" busy={loading} disabled={mustWait}>
          {t('write.send')}
        </Button>
      </div>
    </form>
  )
}
