import type { ReactNode } from 'react'

import type { RefetchQueriesInclude } from '@apollo/client'

import type { FieldValues } from '@redwoodjs/forms'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import type { EntityName } from 'src/hooks/resource/useEntityWords'

import type { ActionName, Call, Named, WordsPlace } from './action'
import { useRun } from './useRun'

type ActionDialogProps<Place extends WordsPlace, Input> = Named<
  ActionName<Place>
> & {
  /** The namespace and group of the action's texts. */
  words: Place
  /** The entity whose words name the fields; by default the action has them. */
  entity?: EntityName
  fields: readonly Field<Input>[]
  /** The initial values. */
  record?: Partial<Record<keyof Input, unknown>>
  does: (input: Input) => Call
  /** Queries to reload after the action: documents or names. */
  refetch?: RefetchQueriesInclude
  /** In place of the text by convention. */
  text?: ReactNode
  onClose: () => void
  /** Content above the form. */
  children?: ReactNode
}

/** The form of an action in a dialog, which closes when the action is done. */
export const ActionDialog = <
  Place extends WordsPlace,
  Input extends FieldValues,
>({
  words,
  entity,
  fields,
  record,
  does,
  refetch,
  text,
  onClose,
  isDangerous,
  children,
  ...action
}: ActionDialogProps<Place, Input>) => {
  const { run, error, wordsOf } = useRun(words, undefined, refetch)
  const { title, text: usualText, submit } = wordsOf(action)

  const onSave = async (input: Input) => {
    const saved = await run({ ...action, does: does(input) })
    if (saved) onClose()
    return saved
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} text={text ?? usualText}>
      {children}
      <div className="pb-3">
        <ResourceForm<Input>
          entity={entity ?? (`${words}.${action.name}` as EntityName)}
          fields={fields}
          record={record}
          onSave={onSave}
          error={error}
          submitLabel={submit}
          isDangerous={isDangerous}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
