import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type Participant } from './participantColumns'

const PAIR: Doc<'PairChallengeBuddiesMutation'> = gql`
  mutation PairChallengeBuddiesMutation($id: Int!, $buddy: String!) {
    pairChallengeBuddies(id: $id, buddy: $buddy)
  }
`

type Input = { buddy: string }

const fields: Field<Input>[] = [{ name: 'buddy', as: 'text', required: true }]

type PairDialogProps = { participant: Participant; onClose: () => void }

/** Gives a participant a buddy by hand; both are told. */
export const PairDialog = ({
  participant: { id, name },
  onClose,
}: PairDialogProps) => {
  const { t } = useTranslation('community.challenges')
  const [pair, { error }] = useSave(PAIR, {
    done: t('pair.done'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('pair.of', { name })}>
      <div className="pb-3">
        <ResourceForm<Input>
          entity="community.challenges.pair"
          fields={fields}
          onSave={({ buddy }) => pair({ id, buddy })}
          error={error}
          submitLabel={t('pair.submit')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
