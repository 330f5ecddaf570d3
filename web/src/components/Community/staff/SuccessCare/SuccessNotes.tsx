import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessCareQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

const DELETE: Doc<'DeleteSuccessNoteMutation'> = gql`
  mutation DeleteSuccessNoteMutation($id: Int!) {
    deleteSuccessNote(id: $id)
  }
`

type Notes = SuccessCareQuery['successCare']['notes']

/** What staff noted about a person, the newest first; authors may remove their own. */
export const SuccessNotes = ({ notes }: { notes: Notes }) => {
  const { t } = useTranslation('community.success')
  const { confirm, confirmDialog } = useConfirm()
  const [remove] = useSave(DELETE, {
    done: t('deleteNote.done'),
    refetch: ['SuccessCareQuery'],
  })
  const askToRemove = async (id: number) => {
    const isMeant = await confirm({
      title: t('deleteNote.title'),
      text: t('deleteNote.text'),
      confirmLabel: t('deleteNote.submit'),
      isDangerous: true,
    })
    if (isMeant) await remove({ id })
  }
  return (
    <>
      <ul className="divide-base-300 divide-y">
        {notes.map(({ id, text, visibility, authorName, isOwn, createdAt }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-3 sm:px-6">
            <div className="min-w-0 flex-1 space-y-1">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
                {authorName} · <DateText date={createdAt} look="relative" />
                {visibility === 'MANAGERS' && (
                  <StatusBadge tone="outline">
                    {t('note.choices.visibility.MANAGERS')}
                  </StatusBadge>
                )}
              </p>
            </div>
            {isOwn && (
              <Button
                size="sm"
                look="ghost"
                icon={Trash2}
                iconOnly
                onClick={() => askToRemove(id)}
              >
                {t('deleteNote.submit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  )
}
