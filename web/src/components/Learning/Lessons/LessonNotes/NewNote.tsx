import { useState, type FormEvent } from 'react'

import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  CreateLessonNoteMutation,
  CreateLessonNoteMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import { clockTime } from 'src/components/Learning/duration'
import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import { Button } from 'src/components/ui/control/Button/Button'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { useStored } from 'src/hooks/browser/useStored'
import { useSave } from 'src/hooks/data/useSave'
import { store, storageKeys } from 'src/lib/browser/storageKeys'
import { prepareToasts } from 'src/lib/browser/toast'

import { NOTE_TEXT_MAX } from '$api/src/shared/learning/noteRules'

const CREATE = gql`
  mutation CreateLessonNoteMutation($lessonId: Int!, $input: LessonNoteInput!) {
    createLessonNote(lessonId: $lessonId, input: $input) {
      id
    }
  }
`

type Draft = { text: string; positionSec?: number }

/** The draft is stored on the device with every keystroke, so neither a lost connection nor a closed tab loses it. */
const useDraft = (lessonId: number) => {
  const { currentUser } = useAuth()
  const key = storageKeys.noteDraft(Number(currentUser?.id), lessonId)
  const kept = useStored<Draft>(key)
  // The state holds the draft too, for browsers that block storage.
  const [draft, setDraft] = useState<Draft>(kept ?? { text: '' })
  const change = (next: Draft) => {
    setDraft(next)
    store(key, next.text ? next : null)
  }
  return [draft, change] as const
}

type NewNoteProps = { lessonId: number; playback: Playback }

export const NewNote = ({ lessonId, playback }: NewNoteProps) => {
  // The offline message must be loaded before the connection is lost.
  const { t } = useTranslation(['learning', 'errors'])
  const [draft, setDraft] = useDraft(lessonId)
  const [save, { loading }] = useSave<
    CreateLessonNoteMutation,
    CreateLessonNoteMutationVariables
  >(CREATE, { done: t('notes.saved'), refetch: ['MyLessonNotesQuery'] })

  const onChange = (text: string) => {
    const now = playback.now.current
    const isFirstLetter = !draft.text && now !== undefined && now > 0
    // The note belongs to the second at which writing began, even if the video plays on.
    setDraft({
      text,
      positionSec: isFirstLetter ? Math.floor(now) : draft.positionSec,
    })
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!draft.text.trim() || loading) return
    const saved = await save({ lessonId, input: draft })
    if (saved) setDraft({ text: '' })
  }

  const { text, positionSec } = draft
  // Saving empties the field and disables the button, so the focus returns to the field.
  const area = useLostFocus<HTMLTextAreaElement>(!text)
  return (
    <form onSubmit={onSubmit} className="mt-3 space-y-2">
      <label className="block">
        <span className="sr-only">{t('notes.write')}</span>
        <textarea
          ref={area}
          className="textarea w-full"
          rows={2}
          maxLength={NOTE_TEXT_MAX}
          placeholder={t('notes.write')}
          value={text}
          onFocus={prepareToasts}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {positionSec === undefined ? (
          <p className="text-muted text-xs">
            {text ? t('notes.kept') : t('notes.ofLesson')}
          </p>
        ) : (
          <Button
            look="ghost"
            size="sm"
            icon={Clock}
            aria-label={t('notes.withoutTime')}
            title={t('notes.withoutTime')}
            onClick={() => setDraft({ text })}
          >
            {t('notes.at', { time: clockTime(positionSec) })} ×
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          look="primary"
          busy={loading}
          disabled={!text.trim()}
        >
          {t('notes.save')}
        </Button>
      </div>
    </form>
  )
}
