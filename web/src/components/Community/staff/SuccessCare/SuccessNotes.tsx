import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessCareQuery } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

const DELETE: Doc<'DeleteSuccessNoteMutation'> = gql`
  mutation DeleteSuccessNoteMutation($id: Int!) {
    deleteSuccessNote(id: $id)
  }
`

type Notes = SuccessCareQuery['successCare']['notes']

/** Notes of staff about a person, the newest first; authors may remove their own. */
export const SuccessNotes = ({ notes }: { notes: Notes }) => {
  const { t } = useTranslation('community.success')
  return (
    <ul className="divide-base-300 divide-y">
      {notes.map(
        ({ id, text, result, visibility, authorName, isOwn, createdAt }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-3 sm:px-6">
            <div className="min-w-0 flex-1 space-y-1">
              <p className="wrap-anywhere whitespace-pre-line">
                {[result && t(`report.choices.result.${result}`), text]
                  .filter(Boolean)
                  .join(': ')}
              </p>
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
              <Actions
                words="community.success"
                refetch={['SuccessCareQuery']}
                size="sm"
                actions={[
                  {
                    name: 'deleteNote',
                    icon: Trash2,
                    iconOnly: true,
                    look: 'ghost',
                    does: call(DELETE, { id }),
                    asks: 'confirm',
                    isDangerous: true,
                  },
                ]}
              />
            )}
          </li>
        )
      )}
    </ul>
  )
}
