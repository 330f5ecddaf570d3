import { useRef, type MutableRefObject, type ReactNode } from 'react'

import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'

import {
  useFormContext,
  type FieldValues,
  type UseFormReturn,
} from '@redwoodjs/forms'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { FormCard } from 'src/components/ui/form/FormCard'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PageHeader, type Crumb } from 'src/components/ui/layout/PageHeader'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import { useSave } from 'src/hooks/data/useSave'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

import { StaleNotice } from './StaleNotice'
import { useMeanwhile } from './useMeanwhile'

type ResourceEditorProps<Input, Data, Variables> = {
  entity: EntityName
  fields: readonly Field<Input>[]
  /** The record to edit, or the initial values of a new one. */
  record: Partial<Record<keyof Input, unknown>>
  mutation: TypedDocumentNode<Data, Variables>
  /** Converts the form's values to the mutation's variables. */
  variables: (input: Input) => Variables
  /** The list's path, and the list's entity if it differs from the record's. */
  list: string
  listOf?: EntityName
  /**
   * The parent record. The breadcrumbs show it between list and record, and "Cancel" leads there when a record is
   * created.
   */
  within?: Crumb
  /** Where to go after saving, if not back to the record's page. */
  after?: (saved: Data) => string
  /** Queries to reload that Apollo's cache cannot update. */
  refetch?: string[]
  /** Shown above the form. */
  lead?: ReactNode
  /** Shown between the fields and the button; may read the form with `useFormContext`. */
  children?: ReactNode
} & (
  | {
      name: string
      view: string
      /** The query of the Cell that shows the record; it is asked again before each save. */
      query: DocumentNode
    }
  | { name?: undefined; view: (saved: Data) => string; query?: undefined }
)

/** Hands the form around it to the page. */
const FormHandle = ({
  to,
}: {
  to: MutableRefObject<UseFormReturn | undefined>
}) => {
  to.current = useFormContext()
  return null
}

/** A form's page: edits a record if `name` is given, otherwise creates one. */
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
  list,
  listOf = entity,
  within,
  after,
  refetch,
  lead,
  children,
  name,
  view,
  query,
}: ResourceEditorProps<Input, Data, Variables>) => {
  const { t } = useTranslation()
  const words = useEntityWords(entity)
  const { text } = useEntityWords(listOf)
  const [save, { error }] = useSave<Data, Variables>(mutation, {
    done: t(name === undefined ? 'resource.created' : 'resource.saved'),
    goTo: after ?? view,
    refetch,
  })
  const form = useRef<UseFormReturn>()
  // The record that was read again renders the page before the save.
  const latest = useLatestRef(variables)
  const { merge, conflict, settle } = useMeanwhile(query, fields, record)
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
        <ResourceForm<Input>
          entity={entity}
          fields={fields}
          record={record}
          onSave={async (input) => {
            const merged = await merge(input, form.current)
            return merged && save(latest.current(merged))
          }}
          error={error}
          cancelTo={name === undefined ? (within?.to ?? list) : view}
        >
          <FormHandle to={form} />
          {conflict && (
            <StaleNotice
              fields={fields as never}
              words={words}
              theirs={conflict.theirs}
              mine={conflict.mine}
              onSettle={settle}
            />
          )}
          {children}
        </ResourceForm>
      </FormCard>
    </>
  )
}
