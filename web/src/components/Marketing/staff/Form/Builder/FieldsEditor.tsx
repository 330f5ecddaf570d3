import { useState } from 'react'

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { StaffForm } from 'src/components/Marketing/staff/Form/form'
import type { FormDraft } from 'src/components/Marketing/staff/Form/useFormDraft'
import { Button } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { OptionalMark } from 'src/components/ui/form/OptionalMark'
import { OrderedList } from 'src/components/ui/resource/OrderedList'

import { FieldDialog } from './FieldDialog'

import {
  takesAnswer,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'

type Item = { id: number; field: FormField }

const nameOf = ({ field: { label, key } }: Item) => label.en || key

type FieldsEditorProps = { draft: FormDraft; mayEdit: boolean }

/** The fields of a form in their order; changes are saved when the editor pauses. */
export const FieldsEditor = ({ draft, mayEdit }: FieldsEditorProps) => {
  const { t } = useTranslation('marketing.staff')
  const [fields, setFields] = useState(draft.form.fields)
  const [known, setKnown] = useState(draft.form)
  const [editing, setEditing] = useState<number>()

  // A restored version brings other fields.
  if (known !== draft.form && draft.state === 'saved') {
    setKnown(draft.form)
    setFields(draft.form.fields)
  }
  const change = (next: FormField[]) => {
    setFields(next)
    draft.change(next)
  }
  const items = fields.map((field, id) => ({ id, field }))

  return (
    <div className="space-y-4">
      <Problems form={draft.form} fields={fields} />
      {items.length === 0 ? (
        <div className="panel">
          <EmptyState
            title={t('form.field.empty')}
            text={t('form.field.emptyHelp')}
          />
        </div>
      ) : (
        <div className="panel px-4 sm:px-6">
          <OrderedList<Item>
            items={items}
            nameOf={nameOf}
            onOrder={
              mayEdit ? (ids) => change(ids.map((id) => fields[id])) : undefined
            }
            actions={
              mayEdit
                ? ({ id, field }) => (
                    <>
                      <Button
                        look="ghost"
                        size="sm"
                        iconOnly
                        icon={Pencil}
                        onClick={() => setEditing(id)}
                      >
                        {t('form.field.edit', { name: nameOf({ id, field }) })}
                      </Button>
                      <Button
                        look="ghost"
                        size="sm"
                        iconOnly
                        icon={Trash2}
                        onClick={() =>
                          change(fields.filter((_, at) => at !== id))
                        }
                      >
                        {t('form.field.remove', {
                          name: nameOf({ id, field }),
                        })}
                      </Button>
                    </>
                  )
                : undefined
            }
          >
            {(item) => <FieldLine item={item} />}
          </OrderedList>
        </div>
      )}
      {mayEdit && (
        <Button
          look="outline"
          icon={Plus}
          onClick={() => setEditing(fields.length)}
        >
          {t('form.field.create')}
        </Button>
      )}
      {editing !== undefined && (
        <FieldDialog
          fields={fields}
          index={editing}
          onClose={() => setEditing(undefined)}
          onSave={(field) => {
            const next = [...fields]
            next[editing] = field
            change(next)
          }}
        />
      )}
    </div>
  )
}

const FieldLine = ({ item }: { item: Item }) => {
  const { t } = useTranslation('marketing.staff')
  const { type, isRequired, rules } = item.field
  return (
    <>
      <span
        className={
          type === 'pageBreak' ? 'font-semibold uppercase' : 'font-semibold'
        }
      >
        {nameOf(item)}
        {takesAnswer(item.field) && !isRequired && <OptionalMark />}
      </span>
      <span className="text-muted block text-sm">
        {t(`formField.choices.type.${type}`)}
        {rules.length > 0 &&
          ` · ${t('form.field.rules', { count: rules.length })}`}
      </span>
    </>
  )
}

type ProblemsProps = { form: StaffForm; fields: FormField[] }

/** Why the form cannot be published yet. */
const Problems = ({ form: { problems }, fields }: ProblemsProps) => {
  const { t } = useTranslation('marketing.staff')
  if (problems.length === 0) return null
  const nameAt = (key: string) =>
    fields.find((field) => field.key === key)?.label.en || key
  return (
    <div role="status" className="alert alert-warning alert-soft items-start">
      <div>
        <p className="font-semibold">{t('form.problems')}</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {problems.map(({ kind, key }) => (
            <li key={kind + key}>
              {key && <strong>{nameAt(key)}: </strong>}
              {t(`form.problem.${kind as 'noFields'}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
