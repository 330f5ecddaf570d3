import { useState, type FormEvent } from 'react'

import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  MyLessonNotesQuery,
  UpdateLessonNoteMutation,
  UpdateLessonNoteMutationVariables,
} from 'types/graphql'

import { clockTime } from 'src/components/Learning/duration'
import type { Playback } from 'src/components/Learning/Lessons/FilePlayer/playback'
import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

import { NOTE_TEXT_MAX } from '$api/src/shared/learning/noteRules'
import { cutText } from '$api/src/shared/text/cutText'

const SHOWN_CHARACTERS = 200

const UPDATE = gql`
  mutation UpdateLessonNoteMutation($id: Int!, $input: LessonNoteInput!) {
    updateLessonNote(id: $id, input: $input) {
      id
      text
      positionSec
    }
  }
`
const DELETE = gql`
  mutation DeleteLessonNoteMutation($id: Int!) {
    deleteLessonNote(id: $id) {
      id
    }
  }
`

type Note = MyLessonNotesQuery['myLessonNotes'][number]
type NoteProps = { note: Note; playback: Playback }

const EditedNote = ({ note, onClose }: { note: Note; onClose: () => void }) => {
  const { t } = useTranslation(['learning', 'common'])
  const [text, setText] = useState(note.text)
  const [save, { loading }] = useSave<
    UpdateLessonNoteMutation,
    UpdateLessonNoteMutationVariables
  >(UPDATE, { onDone: onClose })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { id, positionSec } = note
    if (text.trim() && !loading) void save({ id, input: { text, positionSec } })
  }

  return (
    <form onSubmit={onSubmit} className="space-y-2">
      <label className="block">
        <span className="sr-only">{t('notes.edit')}</span>
        <textarea
          className="textarea w-full"
          rows={3}
          maxLength={NOTE_TEXT_MAX}
          value={text}
          ref={(area) => area?.focus()}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="flex justify-end gap-2">
        <Button look="ghost" size="sm" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          type="submit"
          look="primary"
          size="sm"
          busy={loading}
          disabled={!text.trim()}
        >
          {t('notes.save')}
        </Button>
      </div>
    </form>
  )
}

export const LessonNoteItem = ({ note, playback }: NoteProps) => {
  const { t } = useTranslation('learning')
  const [isEdited, setIsEdited] = useState(false)
  const pencil = useLostFocus<HTMLButtonElement>(isEdited)
  const { confirm, confirmDialog } = useConfirm()
  const remove = useRemove(DELETE, undefined, ['MyLessonNotesQuery'])
  const { positionSec } = note

  const onRemove = async () => {
    const isSure = await confirm({
      title: t('notes.deleteTitle'),
      text: cutText(note.text, SHOWN_CHARACTERS),
      confirmLabel: t('notes.delete'),
      isDangerous: true,
    })
    if (isSure) await remove({ id: note.id })
  }

  if (isEdited)
    return (
      <li className="py-3">
        <EditedNote note={note} onClose={() => setIsEdited(false)} />
      </li>
    )
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        {positionSec != null && (
          <button
            type="button"
            className="link link-primary text-sm font-semibold tabular-nums"
            aria-label={t('notes.jump', { time: clockTime(positionSec) })}
            onClick={() => playback.jump.current?.(positionSec)}
          >
            {clockTime(positionSec)}
          </button>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      </div>
      <Button
        ref={pencil}
        look="ghost"
        size="sm"
        iconOnly
        icon={Pencil}
        onClick={() => setIsEdited(true)}
      >
        {t('notes.edit')}
      </Button>
      <Button look="ghost" size="sm" iconOnly icon={Trash2} onClick={onRemove}>
        {t('notes.delete')}
      </Button>
      {confirmDialog}
    </li>
  )
}
