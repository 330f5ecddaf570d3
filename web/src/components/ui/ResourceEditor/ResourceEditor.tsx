import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import type { FieldValues } from '@redwoodjs/forms'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader, type Crumb } from 'src/components/ui/PageHeader/PageHeader'
import type { Field } from 'src/components/ui/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useEntityWords, type EntityName } from 'src/hooks/useEntityWords'
import { useSave } from 'src/hooks/useSave'

import { StaleNotice } from './StaleNotice'
import { useStale } from './useStale'

type ResourceEditorProps<Input, Data, Variables> = {
  entity: EntityName
  fields: readonly Field<Input>[]
  /** What is edited, or what a new one starts with. */
  record: Partial<Record<keyof Input, unknown>>
  mutation: TypedDocumentNode<Data, Variables>
  /** What the mutation is sent for what was typed; the version is `record`'s, or that of what `latest` brought. */
  variables: (input: Input, version?: number) => Variables
  /** Asks what it is now, once a save was refused as stale; without it the refusal is only told. */
  latest?: () => Promise<{
    record: Partial<Record<keyof Input, unknown>>
    version: number
  }>
  /** Its list; whose list, when it isn't the entity's own. */
  list: string
  listOf?: EntityName
  /** The record it belongs to: between its list and it, and where "Cancel" leads from a new one. */
  within?: Crumb
  /** Where an edited record is seen once it is saved, when that is not where it was. */
  after?: (saved: Data) => string
  /** Queries that show it and can't know. */
  refetch?: string[]
  /** What to know before. */
  lead?: ReactNode
  /** Between the fields and the button; `useFormContext` reaches the form. */
  children?: ReactNode
} & (
  | { name: string; view: string }
  | { name?: undefined; view: (saved: Data) => string }
)

/** The page of a form: with a `name` it edits that record, without it makes a new one. */
export const ResourceEditor = <
  Input extends FieldValues,
  Data,
  Variables extends object,
>({
  entity,
  fields,
  record,
  mutation,
  variables,
  latest,
  list,
  listOf = entity,
  within,
  after,
  refetch,
  lead,
  children,
  name,
  view,
}: ResourceEditorProps<Input, Data, Variables>) => {
  const { t } = useTranslation()
  const words = useEntityWords(entity)
  const { text } = useEntityWords(listOf)
  const [save, { error }] = useSave<Data, Variables>(mutation, {
    done: t(name === undefined ? 'resource.created' : 'resource.saved'),
    goTo: after ?? view,
    refetch,
  })
  const { stale, start, onSave, keepMine, takeTheirs } = useStale(
    save,
    variables,
    error,
    latest
  )
  const parents = [
    { label: text('list'), to: list },
    ...(within ? [within] : []),
  ]

  return (
    <>
      <PageHeader
        title={
          name === undefined
            ? words.text('create')
            : t('resource.editTitle', { name })
        }
        lead={lead}
        breadcrumbs={
          name === undefined ? parents : [...parents, { label: name, to: view }]
        }
      />
      <FormCard>
        {stale && (
          <StaleNotice
            fields={fields as never}
            words={words}
            theirs={stale.record}
            mine={stale.mine}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        <ResourceForm<Input>
          key={start?.version}
          entity={entity}
          fields={fields}
          record={start?.record ?? record}
          onSave={onSave}
          error={error}
          cancelTo={name === undefined ? (within?.to ?? list) : view}
        >
          {children}
        </ResourceForm>
      </FormCard>
    </>
  )
}
