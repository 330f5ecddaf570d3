import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MyStageFields, TaskProofInput } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSaveWithFile } from 'src/hooks/data/useSaveWithFile'

const SUBMIT: Doc<'SubmitTaskMutation'> = gql`
  mutation SubmitTaskMutation($taskId: Int!, $input: TaskProofInput!) {
    submitTask(taskId: $taskId, input: $input) {
      id
    }
  }
`

const ACCEPTED = '.jpg,.jpeg,.png,.gif,.webp,.pdf'

type Kind = MyStageFields['tasks'][number]['proofKind']

const fieldsOf: Record<Kind, Field<TaskProofInput>[]> = {
  NONE: [],
  TEXT: [{ name: 'text', as: 'textarea', required: true }],
  LINK: [{ name: 'url', as: 'url', required: true, placeholder: 'https://' }],
  FILE: [],
}

type SubmitTaskDialogProps = {
  task: MyStageFields['tasks'][number]
  onClose: () => void
}

/** Submits a task with the proof it asks for, starting from the previous submission. */
export const SubmitTaskDialog = ({ task, onClose }: SubmitTaskDialogProps) => {
  const { t } = useTranslation(['community.journey', 'errors'])
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { id, title, proofKind, proofText, proofUrl } = task
  const [save, { error, isBusy, fileRefusal, clearRefusal }] = useSaveWithFile(
    SUBMIT,
    {
      done: t('my.handedIn'),
      refetch: ['MyStageQuery', 'StageProgressQuery'],
      onDone: onClose,
    }
  )

  const onSave = (input: TaskProofInput) => {
    const lacksFile = proofKind === 'FILE' && !file
    setIsMissing(lacksFile)
    if (lacksFile) return false
    return save(file, (fileId) => ({ taskId: id, input: { ...input, fileId } }))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      text={t(`proofAsked.${proofKind}`)}
    >
      <div className="pb-3">
        <ResourceForm<TaskProofInput>
          entity="community.journey.proof"
          fields={fieldsOf[proofKind]}
          record={{ text: proofText, url: proofUrl }}
          onSave={onSave}
          error={error}
          saving={isBusy}
          submitLabel={t('my.handIn')}
          guard={false}
          block
        >
          {proofKind === 'FILE' && (
            <FileInput
              label={t('proof.fields.fileId')}
              accept={ACCEPTED}
              file={file}
              onFile={(chosen) => {
                clearRefusal()
                setIsMissing(false)
                setFile(chosen)
              }}
              error={fileRefusal || (isMissing ? t('errors:REQUIRED') : '')}
            />
          )}
        </ResourceForm>
      </div>
    </Dialog>
  )
}
