import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

const ADD_NOTE: Doc<'AddPaymentNoteMutation'> = gql`
  mutation AddPaymentNoteMutation($userId: Int!, $text: String!) {
    addPaymentNote(userId: $userId, text: $text) {
      id
    }
  }
`

type NoteInput = { text: string }

const fields: Field<NoteInput>[] = [
  { name: 'text', as: 'textarea', required: true },
]

type PaymentNotesProps = { userId: number; notes: AccountFields['notes'] }

export const PaymentNotes = ({ userId, notes }: PaymentNotesProps) => {
  const { t } = useTranslation('billing.staff')
  const [add, { error }] = useSave(ADD_NOTE, {
    done: t('notes.added'),
    refetch: ['StudentPaymentDetailsQuery'],
  })
  return (
    <Card title={t('notes.title')}>
      {notes.length === 0 ? (
        <p className="text-muted text-sm">{t('notes.none')}</p>
      ) : (
        <ul className="space-y-4">
          {notes.map((note) => (
            <li key={note.id} className="text-sm">
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <p className="text-muted">
                {note.authorName} ·{' '}
                <DateText date={note.createdAt} look="time" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="border-base-300 mt-4 border-t pt-4">
        <ResourceForm<NoteInput>
          // A new key after each saved note resets the form.
          key={notes[0]?.id ?? 0}
          entity="billing.staff.notes"
          fields={fields}
          onSave={({ text }) => add({ userId, text })}
          error={error}
          submitLabel={t('notes.add')}
        />
      </div>
    </Card>
  )
}
